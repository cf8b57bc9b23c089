-- What a family ticked off, a note of their own.
create table journal.homework_done (
  homework_id integer not null references journal.homework on delete cascade,
  person_id   integer not null references people.person,
  done_at     timestamptz not null,
  primary key (homework_id, person_id)
);
create index homework_done_by_person on journal.homework_done (person_id);
