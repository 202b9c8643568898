-- Which number a doubt ('maybe-stop') is about: the keyed hash of the one that wrote, as `lead.phone_key`. Null for what is asked
-- otherwise, and for doubts that the release before notes.
alter table owner_request add column phone_key text;
-- Asked twice is asked once, by each number. It takes the place of the index without the number, which it is looser than.
create unique index owner_request_open_of on owner_request (lead_id, kind, phone_key) nulls not distinct where done_at is null;
drop index owner_request_open;
create index owner_request_doubt on owner_request (phone_key) where kind = 'maybe-stop' and done_at is null;
