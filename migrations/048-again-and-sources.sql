-- An application that was begun from a declined one: which. Asked both ways. And where outcomes and decisions come from.

alter table lead add column again_of uuid;
create index lead_again on lead (again_of) where again_of is not null;

-- What became of a deal: the file that told it and the line in it ('' and null: brought in before that was kept).
alter table deal_outcome add column source text not null default '';
alter table deal_outcome add column source_line integer;

-- SHA-256 of the policy that a decision was made by: a version's name alone does not say that its file stayed as it was.
alter table decision add column policy_digest text;
