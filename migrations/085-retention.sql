-- What of an application is gone by the schedule of retention, since when a hold keeps the rest, and when its erasure was asked for.
alter table lead
  add column retired text[] not null default '{}',
  add column held_at timestamptz,
  add column erasure_asked_at timestamptz;
-- These lost them by the sweep of before.
update lead set retired = '{numbers,credit}' where purged_at is not null;
