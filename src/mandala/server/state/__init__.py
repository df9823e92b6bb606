"""The event-sourced table: its state, its clock, and the base of its stored events.

Pure: nothing here awaits, reads the time or opens the storage. ``actions`` defines what a player
may do, ``views`` what a viewer is sent.
"""
