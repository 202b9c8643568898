-- Passkeys of staff: public keys alone, and the challenges that wait for an answer, each for one use.
alter table staff add column passkey_user text unique;
comment on column staff.passkey_user is 'random; what an authenticator keeps in place of the e-mail';
create table staff_passkey (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  label text not null,
  transports jsonb not null,
  synced boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);
create table staff_challenge (
  challenge_hash text primary key,
  purpose text not null,
  staff_id uuid references staff (id),
  expires_at timestamptz not null
);
create index staff_challenge_expires on staff_challenge (expires_at);
