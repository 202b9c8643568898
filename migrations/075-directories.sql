-- Every key of a table that belongs to an application holds the application, so that the tables can be parted by it. What finds an
-- application before anything is known of it stands in two directories of its own: the codes of links, and the keys of first saves.
create table link_directory (
  code_hash text primary key,
  subject_id uuid not null,
  link_id uuid not null
);
insert into link_directory (code_hash, subject_id, link_id) select code_hash, subject_id, id from link;
alter table link drop column code_hash;

create table first_save (
  key text primary key,
  lead_id uuid not null,
  at timestamptz not null
);
insert into first_save (key, lead_id, at) select key, lead_id, at from save_key where revision = 1 or revision is null;
-- Read once a day to forget old keys.
create index first_save_at on first_save using brin (at);
alter table save_key drop constraint save_key_pkey, add primary key (lead_id, key);

-- One copy of a paper for each signature, or for the whole envelope.
drop index signed_copy_of;
create unique index signed_copy_of on signed_copy (subject_id, envelope_id, coalesce(signature_id, envelope_id));

-- As in 040, told by the trigger whose column names the application: a part of a table has a name of its own.
create or replace function tell_status() returns trigger language plpgsql as $$
declare
  lead uuid;
begin
  if tg_argv[0] = 'id' then lead := new.id;
  elsif tg_argv[0] = 'subject_id' then lead := new.subject_id;
  elsif tg_op = 'DELETE' then lead := old.lead_id;
  else lead := new.lead_id;
  end if;
  perform pg_notify('status', lead::text);
  return null;
end $$;
drop trigger lead_tells_status on lead;
create trigger lead_tells_status after update of stage, code_epoch on lead for each row
  when ((old.stage <> new.stage and old.stage not in ('draft', 'referred')) or old.code_epoch <> new.code_epoch)
  execute function tell_status('id');
drop trigger signature_tells_status on signature;
create trigger signature_tells_status after update of address on signature for each row
  when (old.address is distinct from new.address) execute function tell_status('subject_id');
