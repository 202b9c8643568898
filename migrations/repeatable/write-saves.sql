-- Saves of wizard pages, several at a time: for each the row, its key, its event, its jobs, consents and conversions. In the database
-- because it is the busiest statement: it is planned once per connection on both engines, and saves that come together share a commit.
-- It decides nothing: what an application holds after a save, the columns that follow from it and the stage it moves to were worked
-- out in TypeScript beside the row of a revision, and are written only if the row is still that one.
--
-- `outcome` of each item: 'saved'; 'repeated' = its key was used before; 'overtaken' = the row is not the one that was judged;
-- 'locked' = another transaction holds the row, nobody waits for it. Only 'saved' changes anything.
--
-- The number in the name is the version of what it takes and answers. While a release is rolled out, processes of the one before call
-- the function of their version, so it is left alone: whoever changes the columns below, or what one means, raises the number here and
-- in `store/lead-save.ts`, and a numbered migration of the release after that drops the older one. (The first had no number.)

-- A batch waits for nobody: whatever else it meets (a job that another transaction holds) makes it fail soon, and its saves go one by one.
create or replace function write_saves_4(items jsonb) returns table (n integer, outcome text)
language plpgsql set lock_timeout = '300ms' as $$
#variable_conflict use_column
declare
  item record;
  as_judged boolean;
begin
  for item in
    select * from jsonb_to_recordset(items) as i (n integer, id uuid, at timestamptz, key text, body text,
      -- The row it was judged beside; no revision = a new application.
      revision integer, stage text, merchant_defaults text, code_epoch integer, changed_at timestamptz, session text,
      step text, variant text, brand text, language text, answers jsonb, secrets jsonb, source jsonb,
      business_name text, owner_name text, state text, requested_amount bigint, search text, email_key text, phone_key text, tax_key text,
      event_id uuid, detail jsonb, ip text, user_agent text, jobs jsonb, consents jsonb, conversions jsonb, signed jsonb, settled jsonb)
    -- One order for all, so that two batches never wait for each other in a circle.
    order by id, n
  loop
    n := item.n;
    if item.revision is not null then
      -- Found by id alone and compared here: the plan is kept for as long as the connection lives, and made beside an empty table a
      -- condition on the stage would be looked up among all applications of that stage.
      select (revision, stage, merchant_defaults, code_epoch, date_trunc('milliseconds', updated_at))
        = (item.revision, item.stage, item.merchant_defaults, item.code_epoch, item.changed_at) into as_judged
      from lead where id = item.id for update skip locked;
      if not found then
        -- Seen without a lock it is as it was judged: then somebody holds it.
        select (revision, stage, merchant_defaults, code_epoch, date_trunc('milliseconds', updated_at))
          = (item.revision, item.stage, item.merchant_defaults, item.code_epoch, item.changed_at) into as_judged
        from lead where id = item.id;
        outcome := case when as_judged then 'locked' else 'overtaken' end;
        return next;
        continue;
      -- Whoever saves by a session that was ended meanwhile is judged again, as nobody's.
      elsif not as_judged or exists (select 1 from ended_session where lead_id = item.id and id = item.session) then
        outcome := 'overtaken';
        return next;
        continue;
      end if;
    end if;
    if item.key is not null then
      -- A first save names no application yet: its key is looked for among all of those.
      if item.revision is null then
        insert into first_save (key, lead_id, at) values (item.key, item.id, item.at) on conflict do nothing;
      else
        insert into save_key (lead_id, key, at, body, revision)
        select item.id, item.key, item.at, item.body, item.revision + 1
        -- One that began another application saves none besides.
        where not exists (select 1 from first_save where key = item.key and lead_id <> item.id) on conflict do nothing;
      end if;
      if not found then
        outcome := 'repeated';
        return next;
        continue;
      end if;
      if item.revision is null then
        insert into save_key (lead_id, key, at, body, revision) values (item.id, item.key, item.at, item.body, 1);
      end if;
    end if;

    if item.revision is null then
      insert into lead (id, created_at, updated_at, step, variant, brand, language, answers, secrets, source, business_name, owner_name,
        state, requested_amount, search, email_key, phone_key, tax_key, stage, mql_type)
      values (item.id, item.at, item.at, item.step, item.variant, item.brand, item.language, item.answers, item.secrets, item.source,
        item.business_name, item.owner_name, item.state, item.requested_amount, item.search, item.email_key, item.phone_key, item.tax_key,
        coalesce(item.settled->>'stage', 'draft'), item.settled->>'mql_type');
    else
      update lead set revision = revision + 1, updated_at = item.at, step = item.step, answers = item.answers,
        secrets = item.secrets, source = source || item.source, business_name = item.business_name, owner_name = item.owner_name,
        state = item.state, requested_amount = item.requested_amount, search = item.search, email_key = item.email_key,
        phone_key = item.phone_key, tax_key = coalesce(item.tax_key, tax_key),
        stage = coalesce(item.settled->>'stage', stage), mql_type = coalesce(item.settled->>'mql_type', mql_type)
      where id = item.id;
    end if;

    insert into event (lead_id, id, at, kind, actor, ip, user_agent, detail)
    select item.id, item.event_id, item.at, 'answers-saved', 'applicant', item.ip, item.user_agent, item.detail
    -- While a page is being typed the log gets one line of it, not one for each pause; its Continue names all fields.
    where not (item.detail ? 'partial') or not exists (
      select 1 from event where lead_id = item.id and kind = 'answers-saved' and detail ? 'partial'
        and detail->'page' = item.detail->'page');
    if item.settled is not null then
      insert into event (lead_id, id, at, kind, actor, detail)
      select item.id, e.id, item.at, e.kind, 'system', e.detail
      from jsonb_to_recordset(item.settled->'events') as e (id uuid, kind text, detail jsonb);
    end if;
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
      from (select *, case when kind = 'sms' then item.phone_key else item.email_key end as contact
        from jsonb_to_recordset(item.consents) as given (id uuid, kind text, version text, language text, wording_hash text, given boolean)) as c
      where item.revision is null or not exists (
        select 1 from (select given, version, contact_key from consent where lead_id = item.id and kind = c.kind and person_id is null
          order by at desc, id desc limit 1) as latest
        where latest.given = c.given and latest.version = c.version and latest.contact_key is not distinct from c.contact);
    end if;
    if item.conversions is not null then
      insert into conversion (lead_id, name, at)
      select item.id, name, item.at from jsonb_array_elements_text(item.conversions) as name
      on conflict do nothing;
    end if;

    if item.signed is not null then
      insert into application_signature (lead_id, id, at, sealed)
      values (item.id, (item.signed->>'id')::uuid, item.at, item.signed->>'sealed');
    end if;

    outcome := 'saved';
    return next;
  end loop;
end $$;
