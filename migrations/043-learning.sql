-- What is kept for learning: the figures that a decision read, by stable names (null: decided before they were kept), and what became of
-- funded deals, as an operator's own books tell it.
alter table decision add column features jsonb;

create table deal_outcome (
  lead_id uuid not null,
  id uuid not null,
  on_day date not null,
  -- funded | paid | missed | default
  kind text not null,
  -- cents; null where none was told
  amount bigint,
  -- the operator's own number for it: with it several payments of one day are told apart
  reference text not null,
  imported_at timestamptz not null,
  primary key (lead_id, id)
);
create unique index deal_outcome_once on deal_outcome (lead_id, on_day, kind, reference);
