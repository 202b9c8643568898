-- What had been added to a locked PDF before it was unlocked, as a list of {changes, isSigned}: the copy that is kept was written anew and does
-- not show it. Null for a file that was not locked.
alter table document add column locked_updates jsonb;

-- The picture of the page lay upside down: its pieces have their places on the page as it stands on its feet.
alter table statement_page add column is_turned boolean not null default false;
