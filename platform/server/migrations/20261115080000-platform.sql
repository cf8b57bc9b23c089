create schema platform;

-- One row per Idempotency-Key and person, kept 24 hours.
create table platform.idempotency (
  person_id    integer not null,
  key          text not null,
  request_hash bytea not null,
  status       integer,
  answer       jsonb,
  created_at   timestamptz not null,
  primary key (person_id, key)
);
create index idempotency_by_age on platform.idempotency (created_at);

-- The log of facts: one row per fact with one audience, never a row per receiver.
create table platform.fact (
  id         bigint generated always as identity primary key,
  name       text not null,
  data       jsonb not null,
  persons    integer[],
  audience   text,
  created_at timestamptz not null,
  check ((persons is null) <> (audience is null))
);

-- What happened once per database, such as filling it with the demonstration.
create table platform.mark (
  name text primary key,
  at   timestamptz not null default now()
);
