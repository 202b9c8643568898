-- Proposals: decisions beyond one person's authority. Such a row is never the current one; approved by a second person it is
-- copied into one that is. Declines that the model's trace does not carry keep their justification.
alter table decision
  -- null for a decision; else open, approved, refused, lapsed, replaced
  add column proposal text,
  add column lapses_at timestamptz,
  -- The second person of a decision, or who settled a proposal.
  add column seconded_by uuid,
  add column justification text;
create unique index decision_proposed on decision (lead_id) where proposal = 'open';

-- The amount in cents that a key which decides is bound to.
alter table staff_auth_key add column amount bigint;
