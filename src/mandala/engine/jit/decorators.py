"""The decorators that compile functions. Only this module configures Numba.

Importing it points Numba to the cache folder of these sources and registers every rule function.
Both must happen before the first function is compiled.
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
import platformdirs

import mandala.rules
from mandala.engine.jit import cache
from mandala.rules.registry import RULE_FUNCTIONS

Function = TypeVar("Function", bound=Callable[..., Any])

_config: Any = numba.config  # Any, because Numba creates its options at run time
JIT: Final[bool] = not _config.DISABLE_JIT


def _open_cache() -> Path | None:
    """Returns the folder for compiled code, or None where nothing can be written."""
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


# Without the wrapper for calls from C, compiling takes a tenth less time.
_register: Any = numba.extending.register_jitable(no_cfunc_wrapper=True)
_register_fma: Any = numba.extending.register_jitable(no_cfunc_wrapper=True, fastmath={"contract"})


def _register_rules() -> None:
    """Lets compiled code call every rule function by its own name."""
    for module in pkgutil.iter_modules(mandala.rules.__path__):
        importlib.import_module(f"mandala.rules.{module.name}")
    for function in RULE_FUNCTIONS:
        _register(function)


# Without a usable folder nothing is cached: the folder that Numba would choose may be stale.
CACHE_FOLDER: Final = _open_cache() if JIT else None
_register_rules()


def jit_entry(function: Function) -> Function:
    """Compiles ``function`` on its first call, releases the interpreter lock, caches the code.

    Python code calls these functions. They may call rule functions, helpers and each other. They
    must not create arrays: the caller passes all memory in. So no references are counted, which
    would take a third of the time of a game. Division follows NumPy (no ZeroDivisionError). Under
    ``NUMBA_DISABLE_JIT=1`` the function stays as it is.
    """
    njit: Any = numba.njit  # Any, because its types do not have every option
    options = {"cache": CACHE_FOLDER is not None, "nogil": True, "error_model": "numpy"}
    return cast("Function", njit(**options, _nrt=False)(function))


def jit_helper(function: Function) -> Function:
    """Registers ``function`` with the compiler: plain Python from Python, machine code from loops.

    For functions that only compiled code calls, and for every function that is passed as a value:
    Numba cannot cache code that holds a :func:`jit_entry` function as a value.
    """
    return cast("Function", _register(function))


def jit_helper_fma(function: Function) -> Function:
    """Like :func:`jit_helper`, and allows fused multiply-add.

    Sums of products become a fifth faster where the processor has the instruction. The last bit of
    a sum may then differ from a processor without it. So results repeat on one type of processor.
    """
    return cast("Function", _register_fma(function))
