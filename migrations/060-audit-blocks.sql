-- The chain over both logs of events: each block names its rows with a hash of each, and the block before it; see decision 065.
create table audit_block (
  number bigint primary key,
  made_at timestamptz not null,
  -- No row of the block is younger.
  until timestamptz not null,
  rows integer not null,
  -- Beside each other, in the order of time: what each row happened to, the row's id, and (32 bytes each) the hash of what it says.
  subjects uuid[] not null,
  ids uuid[] not null,
  hashes bytea not null,
  -- Over the three, over the block before, and over all of this one.
  root text not null,
  previous text not null,
  hash text not null,
  -- The public key (Ed25519) that checks the signature of the hash.
  signer text not null,
  signature text not null
);
create trigger audit_block_append_only before update or delete on audit_block for each row execute function refuse_change();
-- The chain reads what is new by time, a few bytes are enough to find it, and a save does not feel them.
create index event_at on event using brin (at) with (pages_per_range = 16, autosummarize = on);

-- How far each reader of the chain has come: the stream, by its name.
create table audit_cursor (
  reader text primary key,
  block bigint not null,
  at timestamptz not null
);
