"""The one place that knows the compiler: :func:`compiled`, and states that compiled code can hold.

Importing this module points Numba to the cache folder of exactly these sources and makes every
rule function known to it. Import it before any function is compiled, best through ``compiled``.
"""

import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import llvmlite.binding
import numba
import numba.extending
import numpy as np
import numpy.typing as npt
import platformdirs

import mandala.rules
from mandala.engine import cache
from mandala.rules.marks import RULE_FUNCTIONS
from mandala.rules.state import LAYOUT, STATE_DTYPE, State

Function = TypeVar("Function", bound=Callable[..., Any])

# States as compiled code holds them. Any: the attributes of a record follow LAYOUT.
States = npt.NDArray[Any]
Record = Any

_config: Any = numba.config  # its options are made at run time
JIT: Final[bool] = not _config.DISABLE_JIT


def _open_cache() -> Path | None:
    """The folder for compiled code, ready to use; None where nothing can be written."""
    versions = (
        f"numba {numba.__version__}",
        f"numpy {np.__version__}",
        f"processor {llvmlite.binding.get_host_cpu_name()}",
        f"options {bool(_config.BOUNDSCHECK)} {_config.OPT} {_config.CPU_NAME}",
    )
    parent = platformdirs.user_cache_path("mandala-game") / "compiled"
    folder = parent / cache.fingerprint(Path(mandala.rules.__path__[0]).parent, *versions)
    if not cache.usable_folder(folder):
        return None
    cache.prune(parent, folder)
    _config.CACHE_DIR = str(folder)
    return folder


# Makes a function known to compiled code, and to nothing else: code that lets C call it as well
# would be a tenth of the compiler's work.
_make_known: Any = numba.extending.register_jitable(no_cfunc_wrapper=True)
_make_known_fused: Any = numba.extending.register_jitable(
    no_cfunc_wrapper=True, fastmath={"contract"}
)


def _hand_over_rules() -> None:
    """Let compiled code call every rule function by its own name."""
    for module in pkgutil.iter_modules(mandala.rules.__path__):
        importlib.import_module(f"mandala.rules.{module.name}")
    for function in RULE_FUNCTIONS:
        _make_known(function)


# Without a usable folder nothing is kept: Numba's own choice of folder might be stale.
CACHE_FOLDER: Final = _open_cache() if JIT else None
_hand_over_rules()


def compiled(function: Function) -> Function:
    """Compile ``function`` on its first call, without the interpreter lock, and keep the code.

    It may call rule functions and other compiled functions, but make no array: all memory comes
    from the caller. In return it counts no references to arrays, which would otherwise take a
    third of the time of a game. Division follows NumPy (no exception on division by zero).
    Interpreted unchanged under ``NUMBA_DISABLE_JIT=1``.
    """
    return _compiled(function, _nrt=False)


def compiled_with_arrays(function: Function) -> Function:
    """As :func:`compiled`, for a function that must make arrays of its own, and is slower."""
    return _compiled(function)


def _compiled(function: Function, **options: bool) -> Function:
    keep = CACHE_FOLDER is not None
    njit: Any = numba.njit  # its types do not name every option
    return cast("Function", njit(cache=keep, nogil=True, error_model="numpy", **options)(function))


def compilable(function: Function) -> Function:
    """Make a helper known to the compiler: plain Python from Python, machine code from loops.

    Use it, not :func:`compiled`, for what is only called inside compiled loops, and always for a
    function that is handed to another one as a value: code that holds a compiled function as a
    value cannot be kept in the cache.
    """
    return cast("Function", _make_known(function))


def compilable_fused(function: Function) -> Function:
    """As :func:`compilable`, for sums of products: each may be rounded once instead of twice.

    A fifth faster where the processor can; the last bit may differ from one that cannot.
    """
    return cast("Function", _make_known_fused(function))


def new_states(count: int) -> States:
    """``count`` states for compiled loops, all zero; ``states[i]`` is a record to play on."""
    states = np.recarray(count, STATE_DTYPE)
    states.view(np.uint8)[:] = 0
    return states


def fill_record(record: Record, state: State) -> None:
    """Write ``state`` into ``record``."""
    for name, shape in LAYOUT:
        value = getattr(state, name)
        if shape:
            getattr(record, name)[...] = value
        else:
            setattr(record, name, value)


def to_record(state: State) -> Record:
    """The same state as a record of its own, for compiled code."""
    record = new_states(1)[0]
    fill_record(record, state)
    return record


def to_state(record: Record) -> State:
    """The same state as a plain object, for interpreted code."""
    state = State()
    for name, shape in LAYOUT:
        value = getattr(record, name)
        setattr(state, name, value.astype(np.int64) if shape else int(value))
    return state
