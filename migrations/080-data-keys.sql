-- The keys that values are sealed with, one for each month, wrapped by the key service: without that they open nothing.
create table data_key (
  -- Its month in UTC, and which one of that month it is.
  id text primary key check (id ~ '^d[0-9]{6}-[0-9]{1,3}$'),
  -- Which key service has wrapped it, and with which of its keys.
  service text not null,
  wrapping_key text not null,
  wrapped text not null,
  -- Tells it from another one; nothing of the key can be learnt from it.
  fingerprint text not null,
  made_at timestamptz not null,
  -- No process seals with it before: by then all of them can open what it seals.
  seals_from timestamptz not null
);
