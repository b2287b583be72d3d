#!/usr/bin/env bash
# deploy/backup/backup.sh <folder>: everything the compose project keeps, as <folder>/<time>/<volume>.tar.gz.age.
# The project is stopped meanwhile, because files of a running database are no backup of it.
set -euo pipefail
[ $# -eq 1 ] || { echo 'Usage: backup.sh <folder>' >&2; exit 1; }
umask 077
mkdir -p "$1"
target=$(cd "$1" && pwd)/$(date -u +%Y%m%dT%H%M%SZ)
# shellcheck source=deploy/backup/project.sh
. "$(dirname "${BASH_SOURCE[0]}")/project.sh"
may_seal
TAR_IMAGE=${TAR_IMAGE:-$(tar_image)}

mapfile -t running < <(compose ps --services --filter status=running | grep .)
[ ${#running[@]} -gt 0 ] || fail "Nothing of the project $COMPOSE_PROJECT_NAME runs."
start_again() { compose up --detach --no-build --no-recreate "${running[@]}" >&2; }
trap start_again EXIT

mkdir "$target"
compose stop >&2
for name in "${volumes[@]}"; do
  volume=$(volume_of "$name")
  [ -n "$volume" ] || continue
  log "$volume"
  with_volume "$volume" ro tar --create --gzip --numeric-owner --directory /volume . |
    seal >"$target/$name.tar.gz$(suffix)"
done
[ -f "$target/mongo-data.tar.gz$(suffix)" ] ||
  fail "The project $COMPOSE_PROJECT_NAME has no volume mongo-data: nothing was backed up."
# Before the start, which may fail: the backup can be restored all the same.
(cd "$target" && sha256sum -- *.tar.gz* >SHA256SUMS)
trap - EXIT
start_again
printf '%s\n' "$target"
