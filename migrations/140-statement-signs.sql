-- Signs that a statement was changed after its bank made it, beside its reading, and what a bank's feed of the same account has otherwise.
alter table statement_reading
  -- The version of what was looked for; 0 = not looked at yet.
  add column look smallint not null default 0,
  -- What was found, encrypted; null where the file could not be looked at.
  add column signs text,
  -- How the lines agree with the feed, encrypted; null where there is none to compare.
  add column feed text;
comment on column statement_reading.signs is 'sealed for statement-signs:{document_id}';
comment on column statement_reading.feed is 'sealed for statement-feed:{document_id}';

-- What was read before is looked at. After a quarter of an hour, so that no process of the release before takes the job.
insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
select r.lead_id, gen_random_uuid(), 'read-statements', '', '{}'::jsonb, now() + interval '15 minutes', now()
from (select distinct lead_id from statement_reading where look < 1) r
on conflict (lead_id, kind, once_key) where state <> 'dead' do nothing;
