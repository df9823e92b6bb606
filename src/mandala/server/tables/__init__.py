"""Tables as logs of events: what can happen, what follows, what each reader may see.

Everything here is pure: no clock, no storage, no socket. ``live`` does those.
"""
