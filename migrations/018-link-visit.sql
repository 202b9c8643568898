-- Where the latest visit by a link came from: campaign, device, analytics id. Short texts, nothing that names a person.
alter table link add column visit jsonb not null default '{}';
