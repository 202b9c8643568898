-- The analysis of an application's bank histories, made once and kept, encrypted whole like the histories themselves. It stands for the
-- histories it names (their ids, in order) and the engine that made it; read with others, it is made anew and replaces this one.
create table bank_analysis (
  lead_id uuid primary key,
  histories text not null,
  engine text not null,
  made_at timestamptz not null,
  data bytea not null
);
