-- The erasure of an application was asked for: what is kept of its business goes with the last of its applications.
alter table business add column erasure_asked_at timestamptz;
