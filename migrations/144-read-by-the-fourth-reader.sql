-- Statements are read by another reader: what the ones before read, or refused, is read again. After a quarter of an hour, so that no
-- process of the release before takes the job.
insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
select r.lead_id, gen_random_uuid(), 'read-statements', '', '{}'::jsonb, now() + interval '15 minutes', now()
from (select distinct lead_id from statement_reading where reader < 4) r
on conflict (lead_id, kind, once_key) where state <> 'dead' do nothing;
