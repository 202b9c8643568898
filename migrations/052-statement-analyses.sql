-- Analyses of uploaded bank statements: which files, at whom, and what they came to, sealed.
create table statement_analysis (
  lead_id uuid not null,
  id uuid not null,
  -- asked, sent, received or failed.
  state text not null,
  -- The documents that it is of.
  documents uuid[] not null,
  asked_at timestamptz not null,
  vendor text not null,
  -- The vendor's own id of the book; null until it was opened.
  book text,
  -- Of the documents: what the vendor has taken, and what it cannot read.
  taken uuid[] not null default '{}',
  unread uuid[] not null default '{}',
  received_at timestamptz,
  -- The vendor's own code for why none came.
  failure text,
  -- The figures, encrypted; null before they came and after they were forgotten.
  sealed text,
  primary key (lead_id, id)
);
create index statement_analysis_book on statement_analysis (book) where state = 'sent';
