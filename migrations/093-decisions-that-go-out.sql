-- A person's decision waits some seconds before it goes out, so that it can be undone: until then it is a proposal in the state
-- 'going-out', which decides nothing. At most one of an application.
alter table decision add column goes_out_at timestamptz;
create unique index decision_going_out on decision (lead_id) where proposal = 'going-out';
