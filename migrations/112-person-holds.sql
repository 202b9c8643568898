-- Persons of an application whose contact was changed, or who were named anew, and do not act yet: as `contact_hold` of the applicant.
create table person_hold (
  lead_id uuid not null,
  person_id uuid not null,
  until timestamptz not null,
  made_by uuid,
  -- Keyed hashes: of the code that went to another contact, and of the contact that acted before.
  code_hash text,
  was_key text,
  attempts integer not null default 0,
  released_at timestamptz,
  released_by uuid,
  primary key (lead_id, person_id)
);

-- Under which names and contacts (keyed hashes) the person acted before: {name, key, at}, oldest first.
alter table person add column former jsonb not null default '[]';
