-- When somebody last looked into a pupil's diary: what came afterwards is new to them.
create table journal.diary_seen (
  person_id  integer not null references people.person,
  student_id integer not null references people.person,
  seen_at    timestamptz not null,
  primary key (person_id, student_id)
);
create index diary_seen_by_student on journal.diary_seen (student_id);
create index homework_by_moment on journal.homework (journal_id, created_at) where deleted_at is null;
create index event_by_change on journal.event (journal_id, updated_at) where deleted_at is null;
