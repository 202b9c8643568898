-- A save costs less: answers that stand are looked for only where some are named, a job that is asked for as it is asked for already
-- is not written again, and what an application holds is not sent back to whoever sent all of it. The owner's SSN is the tax id of a
-- sole proprietorship only: it does not take the place of a company's EIN in `tax_key`.

-- `old` with `new` laid over it, but for the keys in `keeps`: those stand as they are, once given.
create function laid_over(old jsonb, new jsonb, keeps text[]) returns jsonb language sql immutable as $$
  select old || new || coalesce((select jsonb_object_agg(k, old->k) from unnest(keeps) as k where old ? k), '{}')
$$;

-- As in 003 but for the above: `answers` and `secrets` are null where the application holds those of the save and no others.
create or replace function save_leads(items jsonb)
returns table (n integer, id uuid, revision integer, stage text, page integer, answers jsonb, secrets jsonb, mql_type text,
  merchant_defaults text, code_epoch integer)
language plpgsql as $$
#variable_conflict use_column
declare
  item record;
  a jsonb;
  s jsonb;
  settles boolean;
  becomes integer;
  business text;
  owner text;
  place text;
  amount bigint;
  words text;
  tax text;
  done record;
begin
  for item in
    select * from jsonb_to_recordset(items) as i (n integer, makes boolean, id uuid, at timestamptz, key text, if_revision integer,
      code_epoch integer, page integer, variant text, brand text, language text, answers jsonb, secrets jsonb, removed text[],
      source jsonb, email_key text, phone_key text, ein_key text, ssn_key text, event_id uuid, detail jsonb, ip text, user_agent text,
      jobs jsonb, consents jsonb, conversions jsonb, settled jsonb, keeps text[], body text)
    -- One order for all, so that two batches never wait for each other in a circle.
    order by id, n
  loop
    settles := false;
    becomes := 1;
    if item.makes then
      a := item.answers;
      s := item.secrets;
    else
      -- `keeps`: answers that stand as they are, once given (a save by somebody who holds only the lead id).
      select case when item.keeps is null then answers || item.answers else laid_over(answers, item.answers, item.keeps) end - item.removed,
        case when item.keeps is null then secrets || item.secrets else laid_over(secrets, item.secrets, item.keeps) end - item.removed,
        item.settled is not null and stage in ('draft', 'referred') and merchant_defaults <> 'hit', revision + 1
      into a, s, settles, becomes from lead
      where id = item.id and (item.if_revision is null or revision = item.if_revision) and code_epoch = item.code_epoch
        and (stage in ('draft', 'referred', 'bank-needed')
          -- Once a person or the model looks at it, only the place is noted: no answer, no secret, nothing emptied.
          or (item.answers = '{}'::jsonb and item.secrets = '{}'::jsonb and cardinality(item.removed) = 0
            and stage in ('in-review', 'offered', 'offer-chosen')))
      for update;
      continue when not found;
    end if;
    if item.key is not null then
      insert into save_key (key, lead_id, at, body, revision) values (item.key, item.id, item.at, item.body, becomes) on conflict do nothing;
      continue when not found;
    end if;
    business := coalesce(a->>'businessName', '');
    owner := trim(coalesce(a->>'firstName', '') || ' ' || coalesce(a->>'lastName', ''));
    place := coalesce(a->>'businessState', a->>'homeState', '');
    amount := (a->>'requestedAmount')::bigint;
    tax := case when a->>'classification' = 'Sole Proprietorship' then item.ssn_key else item.ein_key end;
    words := lower(concat_ws(' ', business, owner, a->>'email', a->>'cellPhone', a->>'businessPhone', item.id));

    if item.makes then
      insert into lead (id, created_at, updated_at, page, variant, brand, language, answers, secrets, source, business_name, owner_name,
        state, requested_amount, search, email_key, phone_key, tax_key)
      values (item.id, item.at, item.at, item.page, item.variant, item.brand, item.language, a, s, item.source, business, owner,
        place, amount, words, item.email_key, item.phone_key, tax)
      returning id, revision, stage, page, mql_type, merchant_defaults, code_epoch, email_key, phone_key into done;
    else
      update lead set revision = becomes, updated_at = item.at, page = greatest(page, item.page), answers = a,
        secrets = s, source = source || item.source, business_name = business, owner_name = owner, state = place,
        requested_amount = amount, search = words,
        email_key = case when item.keeps is null then coalesce(item.email_key, email_key) else coalesce(email_key, item.email_key) end,
        phone_key = case when item.keeps is null then coalesce(item.phone_key, phone_key) else coalesce(phone_key, item.phone_key) end,
        tax_key = case when item.keeps is null then coalesce(tax, tax_key) else coalesce(tax_key, tax) end,
        stage = case when settles then item.settled->>'stage' else stage end,
        mql_type = case when settles then item.settled->>'mql_type' else mql_type end
      where id = item.id
      returning id, revision, stage, page, mql_type, merchant_defaults, code_epoch, email_key, phone_key into done;
    end if;

    insert into event (lead_id, id, at, kind, actor, ip, user_agent, detail)
    values (item.id, item.event_id, item.at, 'answers-saved', 'applicant', item.ip, item.user_agent, item.detail);
    if item.jobs is not null then
      insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
      select item.id, j.id, j.kind, j.once_key, j.payload, item.at, item.at
      from jsonb_to_recordset(item.jobs) as j (id uuid, kind text, once_key text, payload jsonb)
      on conflict (lead_id, kind, once_key) where state <> 'dead' do update set
        payload = excluded.payload, rerun = job.locked_until is not null
      where job.payload is distinct from excluded.payload or (job.locked_until is not null and not job.rerun);
    end if;
    if item.consents is not null then
      insert into consent (lead_id, id, kind, version, language, wording_hash, given, at, ip, user_agent, contact_key)
      select item.id, c.id, c.kind, c.version, c.language, c.wording_hash, c.given, item.at, item.ip, item.user_agent, c.contact
      from (select *, case when kind = 'sms' then done.phone_key else done.email_key end as contact
        from jsonb_to_recordset(item.consents) as given (id uuid, kind text, version text, language text, wording_hash text, given boolean)) as c
      where item.makes or not exists (
        select 1 from (select given, version, contact_key from consent where lead_id = item.id and kind = c.kind
          order by at desc, id desc limit 1) as latest
        where latest.given = c.given and latest.version = c.version and latest.contact_key is not distinct from c.contact);
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
    answers := nullif(a, item.answers);
    secrets := nullif(s, item.secrets);
    mql_type := done.mql_type;
    merchant_defaults := done.merchant_defaults;
    code_epoch := done.code_epoch;
    return next;
  end loop;
end $$;
