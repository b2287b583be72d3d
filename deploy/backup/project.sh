# shellcheck shell=bash
# shellcheck disable=SC2034
# What the scripts beside this one share: which compose, which project, and its volumes.
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

# Backed up together, so that the stores are consistent.
volumes=(mongo-data rabbitmq-data minio-data sandbox-data keys)

log() { printf '%s\n' "$*" >&2; }
fail() { log "$*"; exit 1; }

# Compose is a part of docker or, as version 1, a command of its own; COMPOSE names another one.
if [ -z "${COMPOSE:-}" ]; then
  if docker compose version >/dev/null 2>&1; then COMPOSE='docker compose'; else COMPOSE=docker-compose; fi
fi
compose() { $COMPOSE "$@"; }

# As compose itself finds it: from the environment, from .env, or from the name of this folder.
project_name() {
  local name=${COMPOSE_PROJECT_NAME:-}
  if [ -z "$name" ] && [ -f .env ]; then name=$(sed -n 's/^COMPOSE_PROJECT_NAME=//p' .env | tail -1); fi
  if [ -z "$name" ]; then name=$(sed -n 's/^name: *//p' docker-compose.yml | head -1); fi
  if [ -z "$name" ]; then name=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -cd 'a-z0-9_-'); fi
  printf '%s' "$name"
}
COMPOSE_PROJECT_NAME=$(project_name)
export COMPOSE_PROJECT_NAME

# A store outside is in none of the volumes: a backup would be without it, and a copy of the project would work on what is
# live. Compose itself knows which store is used, wherever that was set.
settings=$(compose config) || fail 'Compose cannot read the settings of this project.'
outside=$(grep -oE '^ +(MONGO_URL|MINIO_ENDPOINT): .+' <<<"$settings" | tr -d " \"'" |
  grep -vE '^MONGO_URL:mongodb://([^@/]*@)?mongo(:27017)?(/|$)|^MINIO_ENDPOINT:http://minio:9000/?$' | cut -d : -f 1 | sort -u) || true
[ -z "$outside" ] || fail "This project keeps its data outside of it (${outside//$'\n'/, }): back that up where it is."

# The volume that this project knows under a name; nothing where it has none.
volume_of() {
  docker volume ls --quiet --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME" \
    --filter "label=com.docker.compose.volume=$1"
}

# An image that is here anyway and has tar.
tar_image() {
  local container
  container=$(compose ps --all --quiet gateway | head -1)
  [ -n "$container" ] || fail "The project $COMPOSE_PROJECT_NAME has no gateway; set TAR_IMAGE to an image that has tar."
  docker inspect --format '{{.Image}}' "$container"
}

# with_volume <volume> <ro|rw> <command…>: runs a command in a throw-away container that has the volume at /volume.
with_volume() {
  local volume=$1 mode=$2
  shift 2
  docker run --rm --interactive --network none --user 0:0 --volume "$volume:/volume:$mode" --entrypoint "$1" \
    "$TAR_IMAGE" "${@:2}"
}

# A backup is encrypted for BACKUP_RECIPIENT, an age public key, and opened with BACKUP_IDENTITY, the file of its secret key;
# with PLAIN=yes it is not.
may_seal() {
  [ "${PLAIN:-}" = yes ] || [ -n "${BACKUP_RECIPIENT:-}" ] ||
    fail 'A backup holds data of guests: set BACKUP_RECIPIENT to an age public key (age-keygen makes one), or PLAIN=yes.'
  [ "${PLAIN:-}" = yes ] || command -v age >/dev/null || fail 'Install age (apt-get install age) to encrypt the backup.'
}
suffix() { [ "${PLAIN:-}" = yes ] || printf .age; }
seal() { if [ "${PLAIN:-}" = yes ]; then cat; else age --encrypt --recipient "$BACKUP_RECIPIENT"; fi; }
unseal() { case $1 in *.age) age --decrypt --identity "$BACKUP_IDENTITY" "$1" ;; *) cat "$1" ;; esac; }
