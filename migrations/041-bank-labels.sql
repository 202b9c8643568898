-- What staff said of positions and credits in an application's bank data: the analysis is made anew with it, and it is kept as truth to
-- measure the engine by. Rows are added only; of several for one thing the last one counts. Which lines, and what the engine had said of
-- them, stands encrypted in `data`.
create table bank_label (
  lead_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  staff_id uuid not null,
  kind text not null,
  -- null takes back what was said before
  says text,
  data bytea not null,
  primary key (lead_id, id)
);
