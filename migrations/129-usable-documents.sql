-- Whether a document can be read, by our judgement and by a person's. Null: it came before documents were judged, and counts as it did.
alter table document add column judged text
  check (judged in ('usable', 'doubtful', 'unusable', 'unknown', 'pending'));
-- What is wrong with it, or may be.
alter table document add column faults text[] not null default '{}';
-- Its sender keeps a doubtful one.
alter table document add column kept_at timestamptz;
-- A member of staff takes it as it is.
alter table document add column accepted_at timestamptz;
alter table document add column accepted_by uuid;
