"""Builds what each viewer is sent from what that viewer may know.

Pure: nothing here awaits or opens the storage. ``actions`` decides which events a viewer is sent,
``rooms`` knows who is connected.
"""
