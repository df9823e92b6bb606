"""Games as people and programs use them: ``Game``, moves, records, observations, errors.

Reading is strict. Uses the rules and the locales only: no engine, no player, no network.
"""
