-- Which keys this database was written with, by what tells them apart: a server with other ones does not start. Nothing of a key is here.
create table known_key (
  setting text not null check (setting in ('FIELD_KEYS', 'INDEX_KEY')),
  id text not null,
  fingerprint text not null,
  since timestamptz not null,
  primary key (setting, id)
);
