-- Small letters without accents, each mark of another kind by itself.
create function messaging.plain_letters(written text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(translate(
    regexp_replace(lower(normalize(written, nfkd) collate "und-x-icu"), '[\u0300-\u036f]', '', 'g'),
    'øđðłħıŧς', 'oddlhitσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- The form in which messages are searched: small letters without accents, so that "ounapuu" finds õunapuu and "елка" finds
-- ёлка. Wide and narrow letters are one, and so are the two alphabets of Japanese; its voicing marks make other letters and
-- stay, which is why such a text is composed again. The collation is named, because lower() follows the database's otherwise.
-- rules/search-letters.ts finds the same letters by a pattern. It is not strict, because only so it becomes part of a query.
create function messaging.search_form(written text) returns text language sql immutable parallel safe as $$
  select case when octet_length(written) = char_length(written) then lower(written collate "C")
    when written !~ '[\u1100-\u11ff\u3040-\u30ff\uac00-\ud7af\uff00-\uffef]' then messaging.plain_letters(written)
    else translate(normalize(messaging.plain_letters(written), nfc),
      'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
      'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ') end
$$;

-- A word of a search as a pattern; its own percent signs are escaped last, because folding can bring new ones.
create function messaging.search_pattern(word text) returns text language sql immutable parallel safe as $$
  select '%' || regexp_replace(messaging.search_form(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Parts of words in one's own conversations; written at once, because a list of what is to be sorted in later makes searches wait.
drop index messaging.message_search;
create index message_search on messaging.message using gin (conversation_id, messaging.search_form(content) gin_trgm_ops) with (fastupdate = off)
  where message_type <> 'system' and deleted_at is null;
