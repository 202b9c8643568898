-- The lines of an application's accounts as one book, where there are very many of them: made once after they came, and kept sealed as the
-- analysis is. It stands for the histories it names and the engine that made it; for others it is made anew and replaces this one.
create table bank_line_book (
  lead_id uuid primary key,
  histories text not null,
  engine text not null,
  made_at timestamptz not null,
  data bytea not null
);
comment on column bank_line_book.data is 'sealed for bank_line_book.data:{lead_id}:{engine}:{histories}';
