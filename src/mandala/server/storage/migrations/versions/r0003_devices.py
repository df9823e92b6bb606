"""Adds the devices of guests.

A cookie of an earlier release has no device id, so its device gets the guest's id.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("last_seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_index("ix_devices_guest_id", "devices", ["guest_id"])
    op.create_table(
        "device_links",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_device_links"),
    )
    op.create_index("ix_device_links_guest_id", "device_links", ["guest_id"])
    # A guest may have a seat but no row in guests: the server stores the seat first, and storing
    # the guest may then fail.
    op.execute(
        "INSERT INTO devices (id, guest_id, label, created_at, last_seen_at)"
        " SELECT id, id, '', created_at, last_seen_at FROM guests"
    )
    op.execute(
        "INSERT INTO devices (id, guest_id, label, created_at, last_seen_at)"
        " SELECT s.guest_id, s.guest_id, '', MAX(t.created_at), MAX(t.updated_at)"
        " FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.guest_id IS NOT NULL AND s.guest_id NOT IN (SELECT id FROM devices)"
        " GROUP BY s.guest_id"
    )
