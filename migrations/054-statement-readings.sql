-- Uploaded statements as we read them ourselves: one row for each document, its account and lines sealed.
create table statement_reading (
  lead_id uuid not null,
  document_id uuid not null,
  read_at timestamptz not null,
  -- The version of the reader: what an older one did not know is read again.
  reader smallint not null,
  -- Why it was not read; null where it was.
  refusal text,
  -- Account, period, balances and lines, encrypted; null where it was not read.
  sealed text,
  primary key (lead_id, document_id)
);
comment on column statement_reading.sealed is 'sealed for statement-reading:{document_id}';
