-- The form in which names are searched: small letters without accents, so that "ounpuu" finds Õunpuu and "алена"
-- finds Алёна. Only the accents of alphabets go; the voicing marks of Japanese kana make other letters and stay,
-- which is why the rest is composed again. The collation is named, because lower() follows the database's otherwise.
create function people.search_form(written text) returns text language sql immutable strict parallel safe as $$
  select normalize(regexp_replace(
    replace(replace(replace(replace(translate(
      lower(normalize(written, nfkd) collate "und-x-icu"),
      'øđðłħıŧς', 'oddlhitσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\u0300-\u036f]', '', 'g'), nfc)
$$;

-- A word of a search as a pattern; its own percent signs are escaped last, because folding can bring new ones.
create function people.search_pattern(word text) returns text language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(people.search_form(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Kept beside the name: folding it again for every search would cost more than the search.
drop index people.person_name_search;
alter table people.person
  add column search_name text not null generated always as (people.search_form(firstname || ' ' || lastname)) stored;
create index person_name_search on people.person using gin (search_name gin_trgm_ops);
