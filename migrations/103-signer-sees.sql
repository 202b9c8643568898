-- What a signer was sent and has seen, and when: told on the audit page.
alter table signature
  -- The link to sign, the first time.
  add column sent_at timestamptz,
  -- Our viewer has drawn the sample before their eyes, and in which of their browsers: a keyed hash of its mark.
  add column sample_at timestamptz,
  add column sample_browser text,
  -- How the consent showed that they can read what we send: shown, code. Null in consents from before it was kept.
  add column consent_by text,
  -- Our viewer has drawn the paper itself from its beginning to its end.
  add column viewed_at timestamptz;
