-- Affiliates: partners who sign up by themselves, sign an agreement, and then have a link of their own that brings applications.
create table affiliate (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- In the affiliate's link, /apply/affil/{campaign_id}: no secret.
  campaign_id text not null unique,
  -- signed-up, contract-out, signed, not-signed
  state text not null,
  brand text not null default '',
  language text not null default 'en',
  -- By field id, as an application holds them.
  answers jsonb not null default '{}',
  -- Keyed hash: who signed up more than once is shown to staff.
  email_key text not null,
  -- Keyed digest of what the browser called this sign-up: sent twice it is one.
  signup_key text unique,
  signed_at timestamptz,
  -- Its link counts for nobody since then.
  deactivated_at timestamptz
);
create index affiliate_newest on affiliate (created_at desc, id desc);
create index affiliate_email on affiliate (email_key);
-- Sign-ups that came to nothing, for those who keep no longer than needed.
create index affiliate_unsigned on affiliate (updated_at) where state <> 'signed';

-- An application tells by whose link it came; most came by none.
create index lead_affiliate on lead ((source ->> 'affiliate'), created_at) where source ? 'affiliate';
