-- A row's words in plain letters are worked out after the save, not with it (decision 128): a changed `search` takes them away, and the
-- worker fills in what is quiet again. A row without them is found by a small index. What reads and writes `found_by` (118) still may:
-- its rows are found as unfilled ones. Columns, triggers and functions of 118 stay until nothing knows them.

-- As `searchedWord` in src/core/ground/search-words.ts. 'José O’Brien-Núñez 24/7' is ' jose obriennunez o brien nunez 247 24 7': each word
-- joined over its signs, and in the parts that signs make, figures apart from letters. An id has no parts. '@', '%', '_' and '+' are of the
-- word. What follows the first 2,000 letters is left out: no name is longer.
create function plain_words_2(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  signs constant text := '[\u0021-\u0024\u0026-\u002a\u002c-\u002f\u003a-\u003f\u005b-\u005e\u0060\u007b-\u007e\u00a1-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02b9-\u02df\u037a\u0384\u0385\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd\u1ffe\u2010-\u2027\u2030-\u205e\u2120\u2122\u2190-\u245f\u2500-\u2bff\u3001-\u3003\u3008-\u301f\u309b\u309c\u30fb\U0001f000-\U0001faff]+';
  -- Each run of signs is a '|', which is one itself.
  plain text := lower(regexp_replace(
    regexp_replace(left(words, 2000), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]+', '', 'g'), signs, '|', 'g'));
begin
  if octet_length(plain) > length(plain) then
    -- Signs once more: some are only such when they are read for what they mean.
    plain := regexp_replace(
      replace(replace(replace(replace(
        translate(
          lower(regexp_replace(normalize(plain, NFKD), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g')),
          'ẞÆŒÞØøŁłĐđÐðıĦħŦŧς', 'ßæœþoolldd' || 'ddihhttσ'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), signs, '|', 'g');
  end if;
  plain := btrim(regexp_replace(plain, '\s+', ' ', 'g'));
  return (
    select coalesce(string_agg(' ' || whole || case when parts in (whole, '') or length(whole) = 32 and whole ~ '^[0-9a-f]+$' then ''
      else ' ' || replace(parts, '|', ' ') end, '' order by n), '')
    from unnest(string_to_array(replace(plain, '|', ''), ' '),
        string_to_array(regexp_replace(regexp_replace(plain, '[@%_+|]+', '|', 'g'), '[0-9](?=[^0-9 |])|[^0-9 |](?=[0-9])', '\&|', 'g'), ' '))
      with ordinality as each (whole, apart, n), lateral (select btrim(apart, '|') as parts) trimmed
    -- 'H & R' and 'H and R' are one; a firm that is called And is found.
    where whole !~ '^[@%_+]*$' and (whole <> 'and' or n = 1));
end $$;

-- What an index finds by: each three letters that follow one another, spaces left out ('bestbuy' finds Best Buy); of other scripts also each
-- one and two, for there a word has no more; and how a word begins, after a space. A search says with 'and' and 'or' which it wants. The
-- planner is told that this is dear. A loop: of a query the planner compiles machine code at each call.
create function plain_grams_2(words text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  letters text[] := string_to_array(replace(words, ' ', ''), null);
  word text;
  at integer := 1;
  run text;
  grams text[] := '{}';
begin
  for n in 1 .. cardinality(letters) - 2 loop
    grams := grams || (letters[n] || letters[n + 1] || letters[n + 2]);
  end loop;
  if octet_length(words) > length(words) then
    for n in 1 .. cardinality(letters) loop
      if octet_length(letters[n]) > 1 then
        grams := grams || letters[n];
      end if;
      run := letters[n] || letters[n + 1];
      if octet_length(run) > 2 then
        grams := grams || run;
      end if;
    end loop;
  end if;
  foreach word in array string_to_array(btrim(words), ' ') loop
    grams := grams || (' ' || letters[at]);
    if at < cardinality(letters) then
      grams := grams || (' ' || letters[at] || letters[at + 1]);
    end if;
    at := at + length(word);
  end loop;
  return array_to_tsvector(array_remove(grams, null));
end $$;

create or replace function lead_is_found() returns trigger language plpgsql as $$
begin
  new.words := null;
  new.found_by := null;
  return new;
end $$;

alter table lead add column words text;
create or replace trigger lead_found_by before update of search on lead for each row
  when (new.search is distinct from old.search) execute function lead_is_found();
drop index lead_found, lead_unfound;
create index lead_words on lead using gin (plain_grams_2(words)) where words is not null;
create index lead_wordless on lead (id) where words is null;

alter table business add column words text;
create or replace trigger business_found_by before update of search on business for each row
  when (new.search is distinct from old.search) execute function lead_is_found();
drop index business_found, business_unfound;
create index business_words on business using gin (plain_grams_2(words)) where words is not null;
create index business_wordless on business (id) where words is null;

alter table affiliate add column words text;
create or replace trigger affiliate_found_by before update of answers, campaign_id on affiliate for each row
  when (affiliate_words(new.answers, new.campaign_id) is distinct from affiliate_words(old.answers, old.campaign_id))
  execute function lead_is_found();
drop index affiliate_found, affiliate_unfound;
create index affiliate_words_held on affiliate using gin (plain_grams_2(words)) where words is not null;
create index affiliate_wordless on affiliate (id) where words is null;
