-- Year and month of the start stand in answers only where a person gave them (ADR 144). Until now the rule of the band wrote them too:
-- such a start, worked out in a month between the row's first and its last save, is taken out. It follows from the band again wherever it
-- is needed. In the youngest band a start of some months ago may have been given: there the rule's of the first month alone goes.
update lead set answers = answers - 'startMonth' - 'startYear'
where jsonb_typeof(answers -> 'startMonth') = 'number' and jsonb_typeof(answers -> 'startYear') = 'number'
  and exists (
    select from (select
        (answers ->> 'startYear')::int * 12 + (answers ->> 'startMonth')::int as start,
        extract(year from created_at at time zone 'America/New_York')::int * 12
          + extract(month from created_at at time zone 'America/New_York')::int as first,
        extract(year from updated_at at time zone 'America/New_York')::int * 12
          + extract(month from updated_at at time zone 'America/New_York')::int as last,
        answers ->> 'yearsInBusiness' as band) told
    where case band
        when '0-1 year' then start = first - 6 or start between first - 24 and last - 24
        when '1-2 years' then start between first - 12 and last - 12 or start between first - 24 and last - 24
        when '2-5 years' then start between first - 24 and last - 24
        when '5+ years' then start between first - 60 and last - 60
        else false end);

-- Applications that were filled with the answers of such a one: begun again after a decline, or renewals of its business.
update lead again set answers = again.answers - 'startMonth' - 'startYear'
where again.answers ? 'startMonth' and exists (
    select from event join lead declined on declined.id::text = event.detail ->> 'from'
    where event.lead_id = again.id and event.kind = 'begun-again'
      and declined.answers ? 'yearsInBusiness' and not declined.answers ? 'startMonth');
update lead renewed set answers = renewed.answers - 'startMonth' - 'startYear'
from business
where business.id = renewed.business_id and business.origin = 'application'
  and renewed.answers -> 'startMonth' = business.answers -> 'startMonth'
  and renewed.answers -> 'startYear' = business.answers -> 'startYear'
  and exists (
    select from lead
    where lead.business_id = business.id and not lead.answers ? 'startMonth'
      and lead.answers ->> 'yearsInBusiness' = business.answers ->> 'yearsInBusiness');

-- A business was made of its application some time after the rule was used; an import gives the month, and no band.
update business set answers = answers - 'startMonth' - 'startYear'
where origin = 'application'
  and jsonb_typeof(answers -> 'startMonth') = 'number' and jsonb_typeof(answers -> 'startYear') = 'number'
  and exists (
    select from lead
    where lead.business_id = business.id and not lead.answers ? 'startMonth'
      and lead.answers ->> 'yearsInBusiness' = business.answers ->> 'yearsInBusiness');
