-- What a job waits for: kept apart from why it failed, so that a healthy wait is not counted as a failure.
alter table job add column waits_for text;
