-- Statements of pictures are read page by page: what was read so far, so that a job that begins anew goes on, and the owner sees how far it is.
create table statement_page (
  lead_id uuid not null,
  document_id uuid not null,
  -- From 1, as in the file.
  page smallint not null,
  -- How many pages of the file are read of their pictures.
  pages smallint not null,
  read_at timestamptz not null,
  -- The page's words with their places, encrypted; gone once the whole file is read.
  sealed text not null,
  primary key (lead_id, document_id, page)
);
comment on column statement_page.sealed is 'sealed for statement-page:{document_id}/{page}';

-- What the reader before refused for want of text is read again. After a quarter of an hour, so that no process of the release before takes
-- the job.
insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
select d.lead_id, gen_random_uuid(), 'read-statements', '', '{}'::jsonb, now() + interval '15 minutes', now()
from (
  select distinct lead_id from statement_reading where reader < 3
  union
  select distinct lead_id from document
  where kind = 'bank-statement' and removed_at is null and mime in ('image/jpeg', 'image/png')
) d
on conflict (lead_id, kind, once_key) where state <> 'dead' do nothing;
