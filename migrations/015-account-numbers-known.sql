-- Whether the bank gave account and routing number of the account that money would go to: the fact alone, never the numbers.
-- Null = not read yet, or the connection has no such account.
alter table bank_connection add column numbers_known boolean;
