-- When somebody who was reminded of an old password wants to hear of it again.
alter table account.credential add column put_off_until timestamptz;

-- Passwords that must not be taken again, as hashes.
create table account.former_password (
  id            integer generated always as identity primary key,
  person_id     integer not null references people.person,
  password_hash text not null
);
create index former_password_by_person on account.former_password (person_id, id);

-- A link for a new password: one for each person, so that a newer one ends the older.
create table account.password_reset (
  person_id  integer primary key references people.person,
  code_hash  bytea not null unique,
  expires_at timestamptz not null
);
create index password_reset_by_age on account.password_reset (expires_at);

-- Who was asked to be sent something: a person, or a name that somebody typed, as a hash; and from where.
create table account.code_request (
  id           bigint generated always as identity primary key,
  subject_hash bytea not null,
  address      text not null,
  at           timestamptz not null
);
create index code_request_by_subject on account.code_request (subject_hash, at);
create index code_request_by_address on account.code_request (address, at);
create index code_request_by_age on account.code_request (at);

-- The methods of the second step that a person has turned on, or is about to: then is_on is still false. The secret of
-- an app is sealed; the last step of its clock that was used opens nothing a second time.
create table account.factor (
  person_id       integer not null references people.person,
  factor          text not null check (factor in ('app', 'email', 'sms')),
  is_on           boolean not null default false,
  sealed_secret   bytea,
  last_step       bigint,
  code_hash       bytea,
  code_expires_at timestamptz,
  tries_left      integer not null,
  last_used_at    timestamptz,
  primary key (person_id, factor),
  check (factor <> 'app' or sealed_secret is not null)
);

create table account.recovery_code (
  person_id integer not null references people.person,
  code_hash bytea not null,
  primary key (person_id, code_hash)
);

-- A sign-in whose password was right and whose second step is still to come.
create table account.second_step (
  challenge_hash  bytea primary key,
  person_id       integer not null references people.person,
  tries_left      integer not null,
  expires_at      timestamptz not null,
  method          text,
  code_hash       bytea,
  code_expires_at timestamptz
);
create index second_step_by_person on account.second_step (person_id);
create index second_step_by_age on account.second_step (expires_at);

-- Browsers that are not asked for the second step, by the hash of what they keep.
create table account.trusted_device (
  token_hash bytea primary key,
  person_id  integer not null references people.person,
  expires_at timestamptz not null
);
create index trusted_device_by_person on account.trusted_device (person_id);
create index trusted_device_by_age on account.trusted_device (expires_at);
