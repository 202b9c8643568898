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
  -- Parts of the answers that lists, filters and the search box read, written with them by save_leads. Not generated: the database
  -- would work out each one anew with every change of the row, which costs a quarter of a save.
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

-- Saves of wizard pages, several at a time: for each the row, its key, its event, its jobs, consents and conversions. In the database
-- because it is the busiest statement: it is planned once per connection on both engines, and saves that come together share a commit.
-- An item without a row in the answer changed nothing: its key was used before, or no application of that revision and stage was there.
create function save_leads(items jsonb)
returns table (n integer, id uuid, revision integer, stage text, page integer, answers jsonb, secrets jsonb, mql_type text,
  merchant_defaults text, code_epoch integer)
language plpgsql as $$
#variable_conflict use_column
declare
  item record;
  a jsonb;
  settles boolean;
  business text;
  owner text;
  place text;
  amount bigint;
  words text;
  done lead;
begin
  for item in
    select * from jsonb_to_recordset(items) as i (n integer, makes boolean, id uuid, at timestamptz, key text, if_revision integer,
      code_epoch integer, page integer, variant text, brand text, language text, answers jsonb, secrets jsonb, removed text[],
      source jsonb, email_key text, phone_key text, tax_key text, event_id uuid, detail jsonb, ip text, user_agent text,
      jobs jsonb, consents jsonb, conversions jsonb, settled jsonb, keeps text[])
    -- One order for all, so that two batches never wait for each other in a circle.
    order by id, n
  loop
    if item.key is not null then
      insert into save_key (key, lead_id, at) values (item.key, item.id, item.at) on conflict do nothing;
      continue when not found;
    end if;

    settles := false;
    if item.makes then
      a := item.answers;
    else
      -- `keeps`: answers that stand as they are, once given (a save by somebody who holds only the lead id).
      select (answers || item.answers || (select coalesce(jsonb_object_agg(k, answers->k), '{}') from unnest(item.keeps) as k
          where answers ? k)) - item.removed,
        item.settled is not null and stage in ('draft', 'referred') and merchant_defaults <> 'hit' into a, settles from lead
      where id = item.id and (item.if_revision is null or revision = item.if_revision) and code_epoch = item.code_epoch
        and (stage in ('draft', 'referred', 'bank-needed')
          or (item.answers = '{}'::jsonb and stage in ('in-review', 'offered', 'offer-chosen')))
      for update;
      if not found then
        delete from save_key where key = item.key;
        continue;
      end if;
    end if;
    business := coalesce(a->>'businessName', '');
    owner := trim(coalesce(a->>'firstName', '') || ' ' || coalesce(a->>'lastName', ''));
    place := coalesce(a->>'businessState', a->>'homeState', '');
    amount := (a->>'requestedAmount')::bigint;
    words := lower(concat_ws(' ', business, owner, a->>'email', a->>'cellPhone', a->>'businessPhone', item.id));

    if item.makes then
      insert into lead (id, created_at, updated_at, page, variant, brand, language, answers, secrets, source, business_name, owner_name,
        state, requested_amount, search, email_key, phone_key, tax_key)
      values (item.id, item.at, item.at, item.page, item.variant, item.brand, item.language, a, item.secrets, item.source, business, owner,
        place, amount, words, item.email_key, item.phone_key, item.tax_key)
      returning * into done;
    else
      update lead set revision = revision + 1, updated_at = item.at, page = greatest(page, item.page), answers = a,
        secrets = (secrets || item.secrets || (select coalesce(jsonb_object_agg(k, secrets->k), '{}') from unnest(item.keeps) as k
          where secrets ? k)) - item.removed, source = source || item.source, business_name = business,
        owner_name = owner, state = place, requested_amount = amount, search = words,
        email_key = case when item.keeps is null then coalesce(item.email_key, email_key) else coalesce(email_key, item.email_key) end,
        phone_key = case when item.keeps is null then coalesce(item.phone_key, phone_key) else coalesce(phone_key, item.phone_key) end,
        tax_key = case when item.keeps is null then coalesce(item.tax_key, tax_key) else coalesce(tax_key, item.tax_key) end,
        stage = case when settles then item.settled->>'stage' else stage end,
        mql_type = case when settles then item.settled->>'mql_type' else mql_type end
      where id = item.id
      returning * into done;
    end if;

    insert into event (lead_id, id, at, kind, actor, ip, user_agent, detail)
    values (item.id, item.event_id, item.at, 'answers-saved', 'applicant', item.ip, item.user_agent, item.detail);
    if item.jobs is not null then
      insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
      select item.id, j.id, j.kind, j.once_key, j.payload, item.at, item.at
      from jsonb_to_recordset(item.jobs) as j (id uuid, kind text, once_key text, payload jsonb)
      on conflict (lead_id, kind, once_key) where state <> 'dead' do update set
        payload = excluded.payload, rerun = job.locked_until is not null;
    end if;
    if item.consents is not null then
      insert into consent (lead_id, id, kind, version, language, wording_hash, given, at, ip, user_agent)
      select item.id, c.id, c.kind, c.version, done.language, c.wording_hash, c.given, item.at, item.ip, item.user_agent
      from jsonb_to_recordset(item.consents) as c (id uuid, kind text, version text, wording_hash text, given boolean);
    end if;
    if item.conversions is not null then
      insert into conversion (lead_id, name, at)
      select item.id, name, item.at from jsonb_array_elements_text(item.conversions) as name
      on conflict do nothing;
    end if;

    if settles then
      insert into event (lead_id, id, at, kind, actor, detail)
      values (item.id, (item.settled->>'event_id')::uuid, item.at, 'application-completed', 'system',
        jsonb_build_object('mql_type', item.settled->'mql_type', 'stage', item.settled->'stage'));
      insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
      values (item.id, (item.settled->>'job_id')::uuid, item.settled->>'job_kind', item.settled->>'job_key',
        item.settled->'job_payload', item.at, item.at)
      on conflict (lead_id, kind, once_key) where state <> 'dead' do nothing;
    end if;

    n := item.n;
    id := done.id;
    revision := done.revision;
    stage := done.stage;
    page := done.page;
    answers := done.answers;
    secrets := done.secrets;
    mql_type := done.mql_type;
    merchant_defaults := done.merchant_defaults;
    code_epoch := done.code_epoch;
    return next;
  end loop;
end $$;

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
