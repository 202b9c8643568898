-- Sessions of applicants that were ended before they ran out: the cookie alone would still say that it holds.
create table ended_session (
  lead_id uuid not null,
  id text not null,
  expires_at timestamptz not null,
  primary key (lead_id, id)
);
create index ended_session_expiry on ended_session (expires_at);
