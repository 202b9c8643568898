-- Recovery codes of staff, a name for each session so that it can be ended from a list, and an end for keys that decide.
create table staff_recovery_code (
  staff_id uuid not null references staff (id),
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
alter table staff_session add column id uuid not null default gen_random_uuid();
-- A key that decides lives 30 days at most; one without an amount approves nothing.
update staff_auth_key set expires_at = least(expires_at, now() + interval '30 days') where scope = 'decide';
create index staff_event_at on staff_event (at desc);
