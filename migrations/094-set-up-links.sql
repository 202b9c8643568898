-- The link by which somebody who was added or reset sets up their login: one each, kept as a hash, gone once it was used.
create table staff_set_up_link (
  staff_id uuid primary key references staff (id),
  code_hash text not null unique,
  expires_at timestamptz not null
);
