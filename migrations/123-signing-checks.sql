-- What was stated or checked about who signs (decision 142). 'no-others': nobody who is not named holds this share (basis points) or more,
-- said by the owner, or by staff for them. 'authority': staff saw a paper of the business that names this person, null = the applicant;
-- basis: keyed hash of what it was about, so that another name, title or kind of business is not covered by it.
create table signing_check (
  lead_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('no-others', 'authority')),
  person_id uuid,
  share integer,
  basis text,
  document_id uuid,
  staff_id uuid,
  primary key (lead_id, id)
);
