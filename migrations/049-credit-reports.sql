-- Reports of credit bureaus about the persons of an application: who asked for which purpose by which consent, and what came, sealed.
create table credit_report (
  lead_id uuid not null,
  id uuid not null,
  -- Null: of the applicant.
  person_id uuid,
  -- asked, received or failed.
  state text not null,
  purpose text not null,
  consent_id uuid not null,
  asked_at timestamptz not null,
  -- A member of staff; null: before a decision, by itself.
  asked_by uuid,
  received_at timestamptz,
  -- Until then it may be decided on.
  expires_at timestamptz,
  bureau text,
  result text,
  -- The vendor's own code for why none came.
  failure text,
  -- The bureau's answer, and what a decision reads of it, encrypted; null before it came and after it was forgotten.
  sealed text,
  facts text,
  primary key (lead_id, id)
);
-- One at a time for each person.
create unique index credit_report_under_way on credit_report (lead_id, coalesce(person_id, '00000000-0000-0000-0000-000000000000'::uuid))
  where state = 'asked';
