-- Applications, their links, bank data, documents, decisions, messages, jobs and the audit log; staff and their sessions.
-- Keys lead with the application's id wherever a row belongs to one, so that rows can be spread by it.

create table lead (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision integer not null default 1,
  stage text not null default 'draft',
  -- The furthest wizard page reached, by the specification's numbers.
  page integer not null default 0,
  variant text not null default 'finicity',
  brand text not null default '',
  language text not null default 'en',
  -- Answers by field id; the encrypted ones (ciphertext only) stand apart.
  answers jsonb not null default '{}',
  secrets jsonb not null default '{}',
  -- Where the visit came from: campaign and device attributes.
  source jsonb not null default '{}',
  -- Parts of the answers that lists, filters and the search box read; written with the answers. Not generated: the database would
  -- work out each one anew with every change of the row, which costs a third of a save.
  business_name text not null default '',
  owner_name text not null default '',
  state text not null default '',
  requested_amount bigint,
  search text not null default '',
  -- Keyed hashes: duplicates are found by them without reading what they hide.
  email_key text,
  phone_key text,
  tax_key text,
  mql_type text,
  merchant_defaults text not null default 'unknown',
  bank_state text not null default 'none',
  assigned_to uuid,
  code_epoch integer not null default 0,
  purged_at timestamptz
) with (fillfactor = 50);
-- Half of each page stays free: a wizard changes its application page by page, and a change that stays on its page costs no index.
create index lead_created on lead (created_at desc, id desc);
create index lead_stage on lead (stage, created_at desc);
create index lead_state on lead (state, created_at desc);
create index lead_assigned on lead (assigned_to, created_at desc) where assigned_to is not null;
create index lead_email on lead (email_key);
create index lead_phone on lead (phone_key);
create index lead_tax on lead (tax_key);

-- What a save under an idempotency key did, so that a retry gets the first answer.
create table save_key (
  key text primary key,
  lead_id uuid not null,
  revision integer not null,
  at timestamptz not null
);
-- Read once a day to forget old keys: a few bytes are enough.
create index save_key_at on save_key using brin (at);

-- Append-only: who did what, when and from where. Never a sensitive value.
create table event (
  lead_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  actor_id uuid,
  ip text,
  user_agent text,
  detail jsonb not null default '{}',
  primary key (lead_id, id)
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger event_append_only before update or delete on event for each row execute function refuse_change();

-- Work to be done after a change, written in the same transaction as the change.
create table job (
  lead_id uuid not null,
  id uuid not null,
  kind text not null,
  -- At most one open job of the same kind and key.
  once_key text not null,
  payload jsonb not null default '{}',
  state text not null default 'ready',
  attempts integer not null default 0,
  run_at timestamptz not null,
  locked_until timestamptz,
  -- Asked for again while it ran: run once more when it is done.
  rerun boolean not null default false,
  last_error text,
  created_at timestamptz not null,
  primary key (lead_id, id)
);
create unique index job_once on job (lead_id, kind, once_key) where state <> 'dead';
create index job_due on job (run_at) where state = 'ready';
create index job_dead on job (created_at desc) where state = 'dead';

-- A link sent to a person: looked up by the hash of its code, bound to one purpose, expiring, revocable.
create table link (
  lead_id uuid not null,
  id uuid not null,
  purpose text not null,
  code_hash text not null,
  created_at timestamptz not null,
  created_by uuid,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  opened_count integer not null default 0,
  finished_at timestamptz,
  detail jsonb not null default '{}',
  primary key (lead_id, id)
);
create unique index link_code on link (code_hash);

create table bank_connection (
  lead_id uuid not null,
  id uuid not null,
  provider text not null,
  -- linking, linked, needs-attention, failed, skipped, revoked
  state text not null,
  -- Encrypted: the provider's customer, one-time token or access.
  secret text,
  institution text not null default '',
  -- Encrypted: names and masks of the accounts, to show them and to know a bank that is linked twice.
  accounts text,
  -- Why it failed or needs attention, as a code.
  reason text,
  -- The next fetch asks the bank for fresh data first.
  refresh_wanted boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (lead_id, id)
);

-- Keyed hashes of the provider's own references (item, customer, report, one-time token), to find the row when its webhook comes.
create table bank_ref (
  ref_key text not null,
  lead_id uuid not null,
  connection_id uuid not null,
  primary key (ref_key, lead_id, connection_id)
);

-- Accounts and transactions as fetched, encrypted whole; never changed, a refresh adds a row.
create table bank_history (
  lead_id uuid not null,
  connection_id uuid not null,
  id uuid not null,
  fetched_at timestamptz not null,
  data bytea not null,
  primary key (lead_id, connection_id, id)
);

create table webhook_seen (
  provider text not null,
  event_id text not null,
  at timestamptz not null,
  primary key (provider, event_id)
);

create table document (
  lead_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  mime text not null,
  bytes integer not null,
  sha256 text not null,
  blob_key text not null,
  month text,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  scan text not null default 'off',
  removed_at timestamptz,
  primary key (lead_id, id)
);

create table document_request (
  lead_id uuid not null,
  id uuid not null,
  kind text not null,
  message text not null,
  requested_by uuid,
  requested_at timestamptz not null,
  fulfilled_at timestamptz,
  primary key (lead_id, id)
);

-- A decision keeps its policy version and every input, so that it can be replayed.
create table decision (
  lead_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  origin text not null,
  policy_version text not null,
  inputs jsonb not null,
  result jsonb not null,
  outcome text not null,
  decided_by uuid,
  reason text,
  -- The one that counts; earlier ones and those that were only held beside a choice or an override stay on record.
  current boolean not null,
  primary key (lead_id, id)
);
create unique index decision_current on decision (lead_id) where current;
create index decision_order on decision (lead_id, at desc);

create table offer_choice (
  lead_id uuid not null,
  id uuid not null,
  decision_id uuid,
  kind text not null,
  chosen jsonb not null,
  at timestamptz not null,
  current boolean not null,
  primary key (lead_id, id)
);
create unique index offer_choice_current on offer_choice (lead_id, kind) where current;

create table consent (
  lead_id uuid not null,
  id uuid not null,
  kind text not null,
  version text not null,
  language text not null,
  wording_hash text not null,
  given boolean not null,
  at timestamptz not null,
  ip text,
  user_agent text,
  primary key (lead_id, id)
);

-- Every e-mail and text message that was to be sent. Address and body are encrypted.
create table message (
  lead_id uuid not null,
  id uuid not null,
  channel text not null,
  template text not null,
  language text not null,
  content text not null,
  state text not null,
  provider_id text,
  reason text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (lead_id, id)
);
create index message_provider on message (provider_id);

create table sms_opt_out (
  phone_key text primary key,
  at timestamptz not null
);

create table note (
  lead_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  text text not null,
  at timestamptz not null,
  primary key (lead_id, id)
);

-- Our own record of what the marketing tags would have been told.
create table conversion (
  lead_id uuid not null,
  name text not null,
  at timestamptz not null,
  primary key (lead_id, name)
);

create table staff (
  id uuid primary key,
  email text not null unique,
  name text not null,
  role text not null,
  password_hash text not null,
  -- Given out by someone else: the next login must choose another one.
  password_is_temporary boolean not null default false,
  -- Encrypted; counts as a second factor only once it is confirmed.
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- The last 30-second step whose code was taken: no code works twice.
  last_totp_step bigint,
  last_login_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- Failed logins by keyed hash of the e-mail, whether or not somebody has it: a lock tells nothing about who works here.
create table staff_login_failure (
  email_key text primary key,
  failures integer not null,
  locked_until timestamptz,
  at timestamptz not null
);

create table staff_session (
  token_hash text primary key,
  staff_id uuid not null references staff (id),
  -- full, decide, read; setup = password given, second factor or new password still missing
  scope text not null,
  -- The key that opened it; the session ends with the key.
  auth_key_id uuid,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ip text,
  user_agent text
);
create index staff_session_staff on staff_session (staff_id);

create table staff_auth_key (
  key_hash text primary key,
  id uuid not null unique,
  staff_id uuid not null references staff (id),
  label text not null,
  scope text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz
);
create index staff_auth_key_staff on staff_auth_key (staff_id);

-- The audit log of what belongs to no application: logins, keys, people. Append-only like the other.
create table staff_event (
  staff_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  actor_id uuid,
  ip text,
  user_agent text,
  detail jsonb not null default '{}',
  primary key (staff_id, id)
);
create trigger staff_event_append_only before update or delete on staff_event for each row execute function refuse_change();
