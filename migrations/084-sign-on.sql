-- Staff who log in through an issuer of OpenID Connect: whom its accounts stand for, and sign-ons that have begun.
create table staff_identity (
  issuer text not null,
  subject text not null,
  staff_id uuid not null references staff (id),
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (staff_id, issuer)
);

-- One that came back is deleted, so none is used twice. What proves it is made of the token, which the browser alone has.
create table staff_sign_on (
  token_hash text primary key,
  -- Where the person wanted to go, below /business.
  path text not null,
  -- Whose fresh proof it is; null = a login.
  staff_id uuid,
  begun_at timestamptz not null
);

-- Somebody who was added by a sign-on has no password.
alter table staff alter column password_hash drop not null;
alter table staff_session add column by_sign_on boolean not null default false;
