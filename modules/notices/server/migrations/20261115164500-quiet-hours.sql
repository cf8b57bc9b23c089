-- When nothing makes a sound for somebody, by the clock of their school; without a row, never.
create table notices.quiet_hours (
  person_id integer primary key references people.person,
  from_time text not null check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  to_time   text not null check (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  check (from_time <> to_time)
);
