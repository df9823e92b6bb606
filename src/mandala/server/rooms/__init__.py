"""Tables in memory: lock, commit, broadcast, presence, and the other instances.

The order is always: store, then acknowledge, then send. ``actions`` defines what an
action does, ``views`` what a viewer is sent.
"""
