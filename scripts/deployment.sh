#!/bin/bash
# Runs the systemd units and the container file as a host would, on Debian as root.
#   apt-get install --no-install-recommends debootstrap systemd-container podman buildah runc
#   make deployment                   # or scripts/deployment.sh FOLDER: several minutes, 3 GB
# It makes a small Debian with systemd, which stands in for the base image too, so no registry is needed. The
# build reads the package indexes. PIP_CONF and NPM_CONF may name files with their addresses.
set -euo pipefail
for program in debootstrap systemd-nspawn podman buildah runc; do
  command -v "$program" > /dev/null || { echo "$program is missing: nothing was run" >&2; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo "only root can do this: nothing was run" >&2; exit 2; }
mkdir -p "$1"
folder=$(realpath "$1") root=$(cd "$(dirname "$0")/.." && pwd)
system=$folder/system context=$folder/context base=docker.io/library/python:3.13-slim
[ -d "$system" ] || debootstrap --variant=minbase \
  --include=python3,python3-venv,ca-certificates,systemd,systemd-sysv bookworm "$system" http://deb.debian.org/debian
ln -sf python3 "$system/usr/bin/python"
rm -rf "$context" && mkdir "$context" && git -C "$root" archive HEAD | tar -x -C "$context"
pods() { podman --cgroup-manager cgroupfs --root "$folder/images" --runroot "$folder/run" --storage-driver vfs "$@"; }

# The container file: build, and start as the page for hosts says.
volumes=(-v /etc/ssl/certs/ca-certificates.crt:/etc/ssl/certs/ca-certificates.crt:ro)
[ -z "${PIP_CONF:-}" ] || volumes+=(-v "$PIP_CONF:/etc/pip.conf:ro")
[ -z "${NPM_CONF:-}" ] || volumes+=(-v "$NPM_CONF:/root/.npmrc:ro")
tar -C "$system" -c . | pods import - "$base"
pods build --format docker --pull=never --network host --isolation chroot "${volumes[@]}" \
  -f "$context/deploy/Containerfile" -t mandala "$context"
trap 'pods rm -f mandala-try > /dev/null' EXIT
pods --runtime runc run -d --name mandala-try --network host --ulimit nofile=20000:20000 \
  -e MANDALA_PORT=8390 -e MANDALA_PUBLIC_URL=https://mandala.example.org mandala
pods exec mandala-try /opt/mandala/bin/python -c "$(cat "$root/scripts/deployment_check.py")" http://127.0.0.1:8390
pods stop mandala-try
[ "$(pods inspect -f '{{.State.ExitCode}}' mandala-try)" = 0 ]
echo "the container played and stopped with code 0"

# The units: boot the system with the program of the image in /opt/mandala.
image=$(pods image mount mandala)
rm -rf "$system/opt/mandala" && cp -a "$image/opt/mandala" "$system/opt/mandala"
mkdir -p "$system/opt/mandala/deploy"
cp "$root/deploy/backup.sh" "$system/opt/mandala/deploy/"
cp "$root"/deploy/mandala.service "$root"/deploy/mandala-backup.{service,timer} "$system/etc/systemd/system/"
cp "$root/scripts/deployment_check.py" "$system/root/"
cat > "$system/etc/systemd/system/try.service" <<'UNIT'
[Unit]
After=mandala.service
[Service]
Type=oneshot
ExecStart=/bin/sh -c '/opt/mandala/bin/python /root/deployment_check.py http://127.0.0.1:8323 units > /root/told 2>&1; echo $? > /root/code; systemctl poweroff'
[Install]
WantedBy=multi-user.target
UNIT
rm -rf "$system"/root/{told,code} "$system/var/lib/private/mandala" "$system/var/backups/mandala"
for unit in mandala.service mandala-backup.timer try.service; do systemctl --root="$system" enable "$unit"; done
systemd-nspawn -D "$system" --boot --register=no --keep-unit --private-network --console=pipe < /dev/null
cat "$system/root/told"
exit "$(cat "$system/root/code")"
