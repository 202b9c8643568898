-- The worker takes jobs kind by kind, so that a slow provider holds up its own kind only; how long a job has been failing is counted from its first try.
alter table job add column tried_since timestamptz;
create index job_due_by_kind on job (kind, run_at) where state = 'ready';
drop index job_due;

-- When a text was handed to its provider first: without an answer it is looked up there before it is handed over again.
alter table message add column tried_at timestamptz;
