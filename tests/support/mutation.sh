# Mutation testing of the rules: `make mutation` runs this inside a copy of the project.
set -eu
export PYTHONPATH=src PYTEST_DISABLE_PLUGIN_AUTOLOAD=1
python -m pytest -x -q tests/rules  # unchanged, all pass
# From here on no bytecode is kept: a change within the same second could go unnoticed.
export PYTHONDONTWRITEBYTECODE=1
cosmic-ray init tests/support/mutation.toml session.sqlite
cr-filter-operators session.sqlite tests/support/mutation.toml
cosmic-ray exec tests/support/mutation.toml session.sqlite
python tests/support/mutation_report.py session.sqlite docs/mutation.md
