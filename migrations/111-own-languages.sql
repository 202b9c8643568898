-- The language that a person of an application is written to in; null in rows from before: the applicant's.
alter table person add column language text;
