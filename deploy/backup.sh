#!/bin/sh
# Writes a backup, tests it by restoring it, and keeps the newest KEEP backups.
# It ends with an error, and deletes nothing, if the backup cannot be restored.
set -eu
umask 077
: "${MANDALA:=mandala}" "${KEEP:=30}"
: "${MANDALA_DATABASE:?the address of the database}" "${BACKUPS:?the folder for the backups}"
mkdir -p "$BACKUPS"
new="$BACKUPS/mandala-$(date -u +%Y%m%dT%H%M%SZ).jsonl"
"$MANDALA" backup --database "$MANDALA_DATABASE" "$new"
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
if ! "$MANDALA" restore --database "sqlite:///$trial/tables.db" "$new"; then
    mv "$new" "$new.broken"
    echo "the backup cannot be restored: $new.broken" >&2
    exit 1
fi
# The names sort by time.
find "$BACKUPS" -name 'mandala-*.jsonl' | sort -r | tail -n "+$((KEEP + 1))" | while read -r old; do
    rm -- "$old"
done
