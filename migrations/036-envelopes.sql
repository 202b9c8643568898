-- Envelopes: papers that went out for signature; their signatures, and the sealed copies that came of them.
create table envelope (
  -- Whose it is, as `paper` says it.
  subject text not null,
  subject_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  -- Who has it signed, and its name there.
  provider text not null,
  reference text not null,
  -- made, sent, opened, signed, finished, declined, expired, void
  state text not null,
  -- The choice of an offer that it puts into force; null for other papers.
  choice_id uuid,
  -- Encrypted: the paper's tree as it was shown, so that a later template changes nothing of it.
  tree text not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz not null,
  -- When it was signed by all, declined, void or expired.
  ended_at timestamptz,
  finished_at timestamptz,
  primary key (subject_id, id)
);
-- Of one choice goes out one contract, however often its job runs.
create unique index envelope_choice on envelope (subject_id, choice_id) where state in ('made', 'sent', 'opened', 'signed', 'finished');
-- What the sweep looks for.
create index envelope_unfinished on envelope (ended_at) where state = 'signed';
create index envelope_waiting on envelope (expires_at) where state in ('made', 'sent', 'opened');

create table signature (
  subject_id uuid not null,
  envelope_id uuid not null,
  id uuid not null,
  -- From 1: who signs after whom.
  position integer not null,
  -- Where in the paper.
  place text not null,
  language text not null,
  -- Encrypted: name, role, e-mail address, and whether it is the applicant.
  person text not null,
  -- Encrypted: the address of the link that was sent last.
  address text,
  opened_at timestamptz,
  -- The consent to electronic records.
  consent_version text,
  consent_at timestamptz,
  -- drawn, typed
  how text,
  -- Encrypted: the picture (a PNG as base64), or the typed name.
  image text,
  signed_at timestamptz,
  -- Encrypted: network address and browser, for the audit page.
  origin text,
  -- SHA-256 of the file that was seen, in hexadecimal figures.
  seen_hash text,
  declined_at timestamptz,
  -- Encrypted, in the signer's own words.
  decline_reason text,
  primary key (subject_id, id)
);
create index signature_of_envelope on signature (subject_id, envelope_id, position);

-- What everybody keeps: signed, with its audit page, sealed. One for each signer and one for us.
create table signed_copy (
  subject_id uuid not null,
  envelope_id uuid not null,
  id uuid not null,
  -- Whose copy; null = ours.
  signature_id uuid,
  hash text not null,
  -- Encrypted.
  file bytea not null,
  bytes integer not null,
  made_at timestamptz not null,
  primary key (subject_id, id)
);
alter table signed_copy alter column file set storage external;
create unique index signed_copy_of on signed_copy (envelope_id, coalesce(signature_id, envelope_id));
create index signed_copy_hash on signed_copy (hash);
