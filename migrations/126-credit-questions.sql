-- Which deposits the owner of an application is asked about, as the last decision found them: one row, made anew with each decision. Payers and
-- lines stand encrypted in `data`.
create table credit_question (
  lead_id uuid not null primary key,
  at timestamptz not null,
  data bytea not null
);
comment on column credit_question.data is 'sealed for credit_question.data:{lead_id}';

-- What the owner said of them. Rows are added only; of several for one line the last one counts. Which lines, and the owner's own words, stand
-- encrypted in `data`. `link_id`: by which link they came; null: in the application's own browser.
create table credit_answer (
  lead_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  says text not null,
  link_id uuid,
  data bytea not null,
  primary key (lead_id, id)
);
comment on column credit_answer.data is 'sealed for credit_answer.data:{lead_id}:{id}';
