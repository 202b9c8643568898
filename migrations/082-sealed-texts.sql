-- File names and notes are sealed as answers are. What was written before stands in the plain column until the hourly sweep has sealed it;
-- the plain column is empty from then on.
alter table document add column sealed_name text;
alter table document alter column name set default '';
comment on column document.sealed_name is 'sealed for document.name:{id}';
create index document_plain on document (lead_id, id) where name <> '';

alter table note add column sealed_text text;
alter table note alter column text set default '';
comment on column note.sealed_text is 'sealed for note.text:{id}';
create index note_plain on note (lead_id, id) where text <> '';
