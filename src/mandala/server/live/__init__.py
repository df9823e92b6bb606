"""Live tables: one ordered mailbox each, its connections, what is sent to whom, and when.

The order is always: stored durably, then acknowledged, then told to everybody.
"""
