"""Commands that start the bots of the tests and of the examples."""

import shlex
import sys
from pathlib import Path

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[2] / "examples" / "bots"

PYTHON_BOT = f"cmd:{shlex.join([sys.executable, str(EXAMPLES / 'python_bot.py')])}"
SHELL_BOT = f"cmd:{shlex.join(['sh', str(EXAMPLES / 'shell_bot.sh')])}"


def bad_bot(fault: str, games: str = "all") -> str:
    """A bot that commits ``fault`` in ``games`` ("1,3" or "all") and else plays decently."""
    return f"cmd:{shlex.join([sys.executable, str(HERE / 'bad_bot.py'), fault, games])}"
