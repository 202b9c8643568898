-- Whether an address (e-mail or phone) ever answered us, and how often we wrote to it: what strangers cause ends after a few.
create table contact_proof (
  -- Keyed hash.
  contact_key text primary key,
  proven_at timestamptz,
  sent int not null default 0,
  -- US Eastern.
  day date not null,
  sent_that_day int not null default 0
);
-- Keyed hash of the only address that a link was sent to: whoever does what it asks for reads there.
alter table link add column mailed_to text;
create index message_held on message (created_at) where state = 'skipped' and reason = 'never-answered';
