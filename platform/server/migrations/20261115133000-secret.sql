-- Random bytes that this installation keeps to itself, made when they are first needed.
create table platform.secret (
  name       text primary key,
  bytes      bytea not null,
  created_at timestamptz not null default now()
);
