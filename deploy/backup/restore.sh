#!/usr/bin/env bash
# deploy/backup/restore.sh <folder of a backup>: fills a project that has no data yet, and leaves it stopped.
# COMPOSE_PROJECT_NAME says which. Start it with `docker compose up --detach`.
set -euo pipefail
[ $# -eq 1 ] || { echo 'Say from where: restore.sh <folder of a backup>' >&2; exit 1; }
source=$(cd "$1" && pwd)
(cd "$source" && sha256sum --check --quiet SHA256SUMS)
# shellcheck source=deploy/backup/project.sh
. "$(dirname "${BASH_SOURCE[0]}")/project.sh"

for name in "${volumes[@]}"; do
  [ -z "$(volume_of "$name")" ] || fail "The project $COMPOSE_PROJECT_NAME has data already ($(volume_of "$name"))."
done
if compgen -G "$source/*.age" >/dev/null; then
  [ -r "${BACKUP_IDENTITY:-}" ] || fail 'This backup is encrypted: set BACKUP_IDENTITY to the file of its age secret key.'
fi
compose up --no-start >&2
TAR_IMAGE=${TAR_IMAGE:-$(tar_image)}
for archive in "$source"/*.tar.gz*; do
  name=$(basename "${archive%.tar.gz*}")
  volume=$(volume_of "$name")
  [ -n "$volume" ] || fail "This version of the project keeps no $name."
  log "$volume"
  # A new volume may hold what its image brings along.
  with_volume "$volume" rw find /volume -mindepth 1 -delete </dev/null
  unseal "$archive" | with_volume "$volume" rw tar --extract --gzip --numeric-owner --same-owner --directory /volume
done
