create schema files;

-- What was uploaded. It belongs to its uploader and school until a module links it to a thing of its own.
create table files.file (
  id            integer generated always as identity primary key,
  school_id     integer not null references people.school,
  person_id     integer not null references people.person,
  app_name      text not null check (char_length(app_name) between 1 and 50),
  file_name     text not null check (char_length(file_name) between 1 and 255),
  ext           text not null,
  size          bigint not null check (size > 0),
  hash_name     text not null check (hash_name ~ '^[0-9a-f]{64}$'),
  store_key     text not null unique,
  preview_bytes integer[] not null default '{}',
  created_at    timestamptz not null,
  -- The lesson, message or school that it belongs to, by that module's id; null while nobody uses it.
  thing_id      bigint,
  linked_at     timestamptz,
  check ((thing_id is null) = (linked_at is null))
);
create index file_of_thing on files.file (app_name, thing_id) where thing_id is not null;
create index unused_file on files.file (person_id, created_at) where thing_id is null;

-- Objects in the store that no row needs. One is noted before it is written, so that a crash leaves nothing
-- behind, and is removed only after the transaction that let go of it has been committed.
create table files.removal (
  object_key text primary key,
  due_at     timestamptz not null
);
create index removal_due on files.removal (due_at);
