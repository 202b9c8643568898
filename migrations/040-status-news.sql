-- Tells waiting pages that the status of an application is to be read anew: on the channel 'status', with the application's id alone, when
-- the change is committed. By triggers, so that whoever moves a stage tells it. Saves tell nothing: stages that they leave are left out.
create function tell_status() returns trigger language plpgsql as $$
declare
  lead uuid;
begin
  if tg_table_name = 'lead' then lead := new.id;
  elsif tg_table_name = 'signature' then lead := new.subject_id;
  elsif tg_op = 'DELETE' then lead := old.lead_id;
  else lead := new.lead_id;
  end if;
  perform pg_notify('status', lead::text);
  return null;
end $$;

-- Another epoch ends the sessions that waiting pages hold.
create trigger lead_tells_status after update of stage, code_epoch on lead for each row
  when ((old.stage <> new.stage and old.stage not in ('draft', 'referred')) or old.code_epoch <> new.code_epoch)
  execute function tell_status();

-- The jobs that stand between a linked bank and its decision, and between a choice and its contract.
create trigger job_begun_tells_status after insert on job for each row
  when (new.kind in ('finish-bank-link', 'fetch-bank-history', 'decide-application', 'make-contract'))
  execute function tell_status();
create trigger job_given_up_tells_status after update of state on job for each row
  when (old.state <> new.state
    and new.kind in ('finish-bank-link', 'fetch-bank-history', 'decide-application', 'make-contract'))
  execute function tell_status();
create trigger job_done_tells_status after delete on job for each row
  when (old.kind in ('finish-bank-link', 'fetch-bank-history', 'decide-application', 'make-contract'))
  execute function tell_status();

-- What is offered may change while the stage stays.
create trigger decision_tells_status after insert on decision for each row
  when (new.current) execute function tell_status();
-- Whose turn it is to sign.
create trigger signature_tells_status after update of address on signature for each row
  when (old.address is distinct from new.address) execute function tell_status();

-- What a waiting page was opened by has ended: the page is not told anything more.
create trigger session_end_tells_status after insert on ended_session for each row execute function tell_status();
create trigger link_end_tells_status after update of revoked_at on link for each row
  when (old.revoked_at is null and new.revoked_at is not null and new.lead_id is not null)
  execute function tell_status();
