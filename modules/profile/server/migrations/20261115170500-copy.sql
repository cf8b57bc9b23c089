-- A copy of everything about a person, made by a job and kept for a week.
create table profile.copy (
  id        integer generated always as identity primary key,
  person_id integer not null references people.person,
  asked_at  timestamptz not null,
  ready_at  timestamptz,
  size      bigint,
  hash_name text,
  store_key text unique,
  check ((ready_at is null) = (store_key is null))
);
-- One at a time: whoever asks twice waits for the same one.
create unique index copy_waiting on profile.copy (person_id) where ready_at is null;
create index copy_by_person on profile.copy (person_id, id desc);
