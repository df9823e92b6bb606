### Mi a baj egy paranccsal: egy-egy sor.

see-help = (lásd: { $command } --help)
no-rules-in = nincs szabály ezen a nyelven: { $language }; van: { $languages }
no-rule = nincs { $number } szabály; a számok 1.1 és 8.4 között vannak
one-or-two-names = adj meg egy vagy két nevet, például Észak,Dél
record-or-resume = a --record és a --resume kizárja egymást: a folytatott játékot úgyis mentjük
