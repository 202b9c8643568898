-- Which tags were told of a conversion: each once.
alter table conversion add column told text[] not null default '{}';
