-- How far the mailbox was read, and who reads it now; and addresses that a mail came back from.
create table mailbox_place (
  -- Keyed hash of server, user and folder.
  mailbox text primary key,
  -- The server's name for this numbering of the folder: another one, and all numbers are new.
  validity text,
  uid bigint not null default 0,
  -- Whoever reads has it until then.
  locked_until timestamptz
);
-- When a mail to this address came back for good. It proves nothing of who reads there.
alter table contact_proof add column bounced_at timestamptz;
