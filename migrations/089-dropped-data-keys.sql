-- A data key that was dropped leaves its row, without the key: its name is never given to another one.
alter table data_key add column dropped_at timestamptz;
