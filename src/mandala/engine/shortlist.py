"""The few moves of a position that are worth asking the network about."""

from mandala.engine.afterstates import Looking
from mandala.engine.compiling import Record, compilable
from mandala.engine.eye import Eye, glance_at, note_mandalas
from mandala.engine.search_tree import rank


@compilable
def pick_out(s: Record, seat: int, look: Looking, count: int, most: int, eye: Eye) -> int:
    """Put those of the ``count`` moves first that the quick eye likes best; how many to look at."""
    if count <= most:
        return count
    note_mandalas(s, seat, eye.noted)
    for i in range(count):
        look.value[i] = glance_at(s, seat, int(look.moves[i]), eye)
    rank(look.moves, look.value, count)
    return most
