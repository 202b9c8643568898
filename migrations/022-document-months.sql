-- A statement may be of several months; a document tells its pages, by which link it came, and since when a person has judged it.
alter table document add column months text[] not null default '{}';
alter table document add column pages integer;
alter table document add column link_id uuid;
alter table document add column seen_at timestamptz;
update document set months = array[month] where month is not null;
update document d set seen_at = e.at from (
  select lead_id, detail ->> 'document' as document, min(at) as at from event where kind = 'document-opened' group by 1, 2
) e where e.lead_id = d.lead_id and e.document = d.id::text;
alter table document drop column month;
