claim-list = Kleuren vooraf kiezen
claim-list-what = Wordt een mandala vernietigd en mag jij kiezen, dan wordt de eerste kleur van je lijst die er nog ligt voor je genomen, zonder op je te wachten. De lijst geldt voor één mandala.
claim-list-rank = { $rank }. { $colourName }
claim-list-store = Lijst achterlaten
claim-list-withdraw = Lijst intrekken
