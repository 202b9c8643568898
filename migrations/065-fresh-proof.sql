-- When the person of a session last proved a second factor; null = not since this is kept, so it is asked for anew.
alter table staff_session add column proven_at timestamptz;
