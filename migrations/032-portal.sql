-- The applicant's portal: codes that were asked for at its door, and the sessions of those who typed one.
create table portal_code (
  id uuid primary key,
  -- Of the browser that asked; in any other one the code is none.
  browser_hash text not null unique,
  channel text not null,
  -- Keyed hash of the contact, whether or not anybody has it.
  contact_key text not null,
  -- The contact, encrypted; null once the job has done with it.
  contact text,
  language text not null,
  -- Keyed hash; null until one is sent, and for ever where nobody has the contact.
  code_hash text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index portal_code_expiry on portal_code (expires_at);

create table portal_session (
  token_hash text primary key,
  id uuid not null unique,
  -- Whose it is: a contact, not an application.
  channel text not null,
  contact_key text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ip text,
  user_agent text
);
create index portal_session_contact on portal_session (channel, contact_key);
create index portal_session_expiry on portal_session (expires_at);

-- Tries are counted by keyed hash for whatever asks: look-ups of a person, and codes.
alter table prefill_count rename to try_count;
alter index prefill_count_since rename to try_count_since;
