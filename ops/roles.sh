#!/bin/sh
# Run once by a new Postgres container: the role that the product runs as. What it may do, the migrations of each version say.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set=password="$RUNTIME_PASSWORD" <<'SQL'
create role underway_run login password :'password';
SQL
