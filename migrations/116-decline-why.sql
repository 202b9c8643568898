-- Which of a short list a signer chose who declined, beside their own words; null in rows from before, and where only words were given.
alter table signature add column decline_why text;
