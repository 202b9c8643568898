-- Owners, guarantors and signers of an application beside its applicant, whose answers stay on the application.
create table person (
  lead_id uuid not null,
  id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- owner, guarantor or signer.
  role text not null,
  -- By field id, as an application holds them; the encrypted ones (ciphertext only) stand apart.
  answers jsonb not null default '{}',
  secrets jsonb not null default '{}',
  agreed_at timestamptz,
  signed_at timestamptz,
  -- The member of staff, or the link under which another person named this one.
  added_by uuid,
  added_by_link uuid,
  primary key (lead_id, id)
);

-- Whose it is, where it is not the applicant's.
alter table consent add column person_id uuid;
alter table application_signature add column person_id uuid;
alter table message add column person_id uuid;
