-- What only processes of earlier releases called or wrote: the saves of versions 1 and 2, and the page that the furthest step took the
-- place of (017). The release before this one saves by write_saves_3 and reads lead.step.
drop function if exists write_saves(jsonb);
drop function if exists write_saves_2(jsonb);
alter table lead drop column page;
