-- What a credit-data provider found about an owner who agreed to be looked up: one row for each application, sealed until it is
-- confirmed. `tries` counts every question, answered or not.
create table prefill_match (
  lead_id uuid primary key,
  tries integer not null,
  -- The identity that was found, encrypted; null once it was confirmed, declined or has waited too long.
  sealed text,
  found_at timestamptz,
  -- 'confirmed' or 'declined'; null while it waits, or where there was none.
  ended text,
  ended_at timestamptz
);
create index prefill_match_waiting on prefill_match (found_at) where sealed is not null;

-- Questions about one person and from one network, by keyed hashes, over a window that begins with the first.
create table prefill_count (
  key text primary key,
  since timestamptz not null,
  tries integer not null
);
create index prefill_count_since on prefill_count (since);
