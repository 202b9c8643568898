-- What a decision was set by in the funding-offer tool: sources, what was said by hand, the model's answer and the offer that was set
-- (null: not by the tool).
alter table decision add column offer_tool jsonb;
