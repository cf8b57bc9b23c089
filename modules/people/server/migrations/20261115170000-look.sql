-- Who looked at the data of a pupil, at most once an hour for each page: for the pupil and the guardians to read.
create table people.look (
  person_id integer not null references people.person,
  viewer_id integer not null references people.person,
  school_id integer not null references people.school,
  -- The role in which they looked.
  type_id   integer not null,
  what      text not null check (what in ('person', 'people_list', 'class_list')),
  seen_at   timestamptz not null,
  seen_hour timestamptz not null,
  primary key (person_id, viewer_id, what, seen_hour)
);
create index look_by_person on people.look (person_id, seen_at desc);
create index look_by_age on people.look (seen_at);
