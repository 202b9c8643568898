-- For which tags a conversion had become too old before they could be told: they never knew of it.
alter table conversion add column too_old text[] not null default '{}';
