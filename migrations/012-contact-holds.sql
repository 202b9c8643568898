-- A contact that staff corrected acts only once the owner or a second person confirmed it, or after a day: until then messages to it wait.
create table contact_hold (
  lead_id uuid not null,
  channel text not null,
  until timestamptz not null,
  made_by uuid not null,
  -- Keyed hash of the code that went to another contact on file; null where there was none.
  code_hash text,
  attempts integer not null default 0,
  released_at timestamptz,
  released_by uuid,
  primary key (lead_id, channel)
);
