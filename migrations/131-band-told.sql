-- In which month a business stated the years in business that stand in its answers: they grow from there, whatever else of it changes later.
-- Null: a row of before; the day of its last change stands in, which claims no month too many.
alter table business add column band_told_month text;
comment on column business.band_told_month is 'YYYY-MM';
