-- A bank history may be read from proven statements instead of a bank link: it is of no connection, and processes of the release before,
-- which ask for the connection of each history, do not see it.
alter table bank_history add column made_of text;
comment on column bank_history.made_of is 'null: of a bank link; else a hash of the statements and the readings that it was made of, and connection_id is nil';
