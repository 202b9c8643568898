-- How far an application is, by the id of its furthest step: two wizards number their pages differently (decision 030).
alter table lead add column step text not null default 'contact';
update lead set step = (array['contact', 'business', 'interview', 'ownership', 'address', 'bank-intro', 'bank-link', 'result', 'photo-id',
  'voided-check', 'approval'])[least(page, 10) + 1];
-- lead.page and write_saves_2 stay for processes of before, which go on while a new one starts; a later migration drops them.

-- What an owner signed with, encrypted: image or typed name, the wording agreed to, when and from where (decision 031).
create table application_signature (
  lead_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  sealed text not null,
  primary key (lead_id, id)
);
