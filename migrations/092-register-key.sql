-- The keyed hash of the business that the register was asked for last: with the application's numbers it goes, and an event never does.
alter table lead add column register_key text;
update lead set register_key = (
  select e.detail ->> 'subject' from event e
  where e.lead_id = lead.id and e.kind = 'merchant-defaults-checked' order by e.at desc, e.id desc limit 1)
where merchant_defaults <> 'unknown' and purged_at is null;
