-- Papers: what the product composed, frozen: the facts it was made of and the file that was shown, both encrypted. Never changed.
create table paper (
  -- Whose it is, as `link` names subjects: 'application', 'person', 'business' or 'affiliate'.
  subject text not null,
  subject_id uuid not null,
  id uuid not null,
  kind text not null,
  -- Of its template, and its language.
  version text not null,
  language text not null,
  facts text not null,
  file bytea not null,
  -- SHA-256 of the file, in hexadecimal figures: whoever holds the file finds this row by it.
  hash text not null,
  bytes integer not null,
  pages integer not null,
  -- Where signatures go: [{place, page, x, y, width, height}].
  places jsonb not null,
  made_at timestamptz not null,
  -- Who of the staff had it made; null = the product itself.
  made_by uuid,
  primary key (subject_id, id)
);
-- Sealed bytes cannot be packed: no time is spent on trying.
alter table paper alter column file set storage external;
create index paper_of_kind on paper (subject_id, kind, made_at desc);
create index paper_hash on paper (hash);
