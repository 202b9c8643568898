-- A password that somebody else gave out ends after a day: since when each one stands.
alter table staff add column password_set_at timestamptz;
update staff set password_set_at = created_at;
alter table staff alter column password_set_at set not null;
