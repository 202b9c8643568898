-- Search minds neither accents nor apostrophes (decision 125). `found_by` holds a row's words in plain letters; a trigger writes it, so
-- that rows which the release before writes have it too. Rows of before are filled by the hourly sweep; until then they are found by the
-- index of those without it. The indexes are bound to the text of these functions: another text gets another name and another index.

-- As `plainWords` in src/core/ground/plain-letters.ts. 'José O’Brien-Núñez' is 'jose obriennunez o brien nunez': a word of letters with
-- signs within stands there joined and in parts. What follows the first 2,000 letters is left out: no name is longer.
create function plain_words_1(words text) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(case
      when parts ~ ' ' and word !~ '[0-9@]' then replace(parts, ' ', '') || ' ' || parts
      else replace(parts, ' ', '') end, ' ' order by n), '')
  from regexp_split_to_table(replace(
      -- The 't of 't Hooft belongs to the next word.
      regexp_replace(left(words, 2000), '(^|\s)([''‘’ʻʼ`´′])([a-zA-Z]) +', '\1\2\3\2', 'g'), '&', ' and '), '\s+')
    with ordinality as each (word, n),
    lateral (select btrim(
      replace(replace(replace(replace(
        translate(
          lower(regexp_replace(normalize(
            regexp_replace(word, '[''"‘’‚‛“”„′″ʹʻʼʽˈ`´«»‐‑‒–—―−﹣－,;:./\\()·-]+', ' ', 'g'), NFKD),
            '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g')),
          'ẞÆŒÞØøŁłĐđÐðıĦħŦŧ', 'ßæœþoolldd' || 'ddihhtt'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) as parts) plain
  where parts <> ''
$$;

-- What an index finds by: each three letters that follow one another; of other scripts also each one and two, for there a word has no
-- more; and how a word begins, after a space, for what is no longer than two letters. The planner is told that this is dear, so that
-- it works it out for found rows only. A loop: of a query the planner compiles machine code at each call, which takes a hundred times as long.
create function plain_grams_1(found_by text) returns text[] language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  word text;
  run text;
  grams text[] := '{}';
begin
  foreach word in array string_to_array(found_by, ' ') loop
    for n in 1 .. length(word) - 2 loop
      grams := grams || substr(word, n, 3);
    end loop;
    if octet_length(word) > length(word) then
      for n in 1 .. length(word) loop
        for size in 1 .. least(2, length(word) - n + 1) loop
          run := substr(word, n, size);
          if octet_length(run) > size then
            grams := grams || run;
          end if;
        end loop;
      end loop;
    end if;
    for n in 1 .. least(2, length(word)) loop
      grams := grams || (' ' || left(word, n));
    end loop;
  end loop;
  return grams;
end $$;

alter table lead add column found_by text;
create function lead_is_found() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.found_by is null or new.search is distinct from old.search then
    new.found_by := plain_words_1(new.search);
  end if;
  return new;
end $$;
create trigger lead_found_by before insert or update of search on lead for each row execute function lead_is_found();
create index lead_found on lead using gin (plain_grams_1(found_by));
create index lead_unfound on lead (id) where found_by is null;

alter table business add column found_by text;
create trigger business_found_by before insert or update of search on business for each row execute function lead_is_found();
create index business_found on business using gin (plain_grams_1(found_by));
create index business_unfound on business (id) where found_by is null;

alter table affiliate add column found_by text;
create function affiliate_words(answers jsonb, campaign_id text) returns text language sql immutable parallel safe as $$
  select concat_ws(' ', answers ->> 'businessName', answers ->> 'ownBusinessName', answers ->> 'firstName', answers ->> 'lastName',
    answers ->> 'ownName', answers ->> 'email', answers ->> 'cellPhone', campaign_id)
$$;
create function affiliate_is_found() returns trigger language plpgsql as $$
begin
  new.found_by := plain_words_1(affiliate_words(new.answers, new.campaign_id));
  return new;
end $$;
create trigger affiliate_found_by before insert or update of answers, campaign_id on affiliate
  for each row execute function affiliate_is_found();
create index affiliate_found on affiliate using gin (plain_grams_1(found_by));
create index affiliate_unfound on affiliate (id) where found_by is null;
