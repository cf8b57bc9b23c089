-- A person as lists and messages show them, kept beside the name: to build it again for each line of a list took the
-- database longer than to find the line. Whatever it is made of is of the same row, so it cannot go stale.
create function people.shown_person(id integer, firstname text, lastname text, profile_picture text, lang_code text)
returns json language sql immutable parallel safe as $$
  select json_build_object('id', id, 'firstname', firstname, 'lastname', lastname, 'profile_picture', profile_picture,
    'locale', lang_code)
$$;
alter table people.person
  add column shown json not null generated always as
    (people.shown_person(id, firstname, lastname, profile_picture, lang_code)) stored;
