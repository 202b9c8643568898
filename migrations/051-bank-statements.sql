-- How many statements of its own the bank keeps of each account, by the account's short key, or 'second-factor' where it wants its owner
-- before it tells. An account that is not in it has none; null: never told.
alter table bank_connection add column statements jsonb;
