-- What staff put right in our reading of a statement. Rows are added only: the latest of a document stands, and who mended what is kept. The
-- reading that was mended and what was put right stand encrypted in `data`.
create table statement_mend (
  lead_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  at timestamptz not null,
  staff_id uuid not null,
  data bytea not null,
  primary key (lead_id, id)
);
comment on column statement_mend.data is 'sealed for statement_mend.data:{lead_id}:{id}';
