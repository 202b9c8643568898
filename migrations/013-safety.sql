-- A contact may also be changed in the owner's own browser: then nobody of staff made it.
alter table contact_hold
  alter column made_by drop not null,
  -- Keyed hash of the contact that acted before: given back, it acts at once.
  add column was_key text;

-- Bytes that were uploaded from a network on a day (UTC), so that nobody fills the file store. `network`: a keyed hash. Kept for two days.
create table upload_day (
  network text not null,
  day date not null,
  bytes bigint not null,
  primary key (network, day)
);

-- What `write_saves` took the place of; the release before this one calls neither.
drop function save_leads(jsonb);
drop function laid_over(jsonb, jsonb, text[]);
