-- What a decision was made from, and what people wrote about it and about a document they ask for, is sealed as answers are. What was
-- written before stands in the plain columns until the hourly sweep has sealed it; they are empty from then on.
alter table decision add column sealed_basis text;
alter table decision alter column inputs drop not null;
comment on column decision.sealed_basis is 'sealed for decision.basis:{id}';
create index decision_plain on decision (lead_id, id) where inputs is not null;

alter table document_request add column sealed_message text;
alter table document_request alter column message set default '';
comment on column document_request.sealed_message is 'sealed for document_request.message:{id}';
create index document_request_plain on document_request (lead_id, id) where message <> '';
