-- Names are ordered by one key for each alphabet, which costs less than comparing values of a type; the collations stay.
drop function people.name_place(text, text);
drop type people.name_place;
