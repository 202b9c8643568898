-- What an owner asked staff to do, until somebody has done it: delete what is kept, send paper, answer a message.
create table owner_request (
  lead_id uuid not null,
  id uuid not null,
  kind text not null,
  asked_at timestamptz not null,
  done_at timestamptz,
  done_by uuid,
  primary key (lead_id, id)
);
-- Asked twice is asked once.
create unique index owner_request_open on owner_request (lead_id, kind) where done_at is null;
create index owner_request_waiting on owner_request (asked_at) where done_at is null;
