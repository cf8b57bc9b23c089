create schema account;

create table account.credential (
  person_id     integer primary key references people.person,
  username      text not null check (username = lower(username) and char_length(username) between 3 and 100),
  password_hash text not null,
  changed_at    timestamptz not null default now(),
  unique (username)
);

-- The token is stored hashed: a copy of the table opens no session.
create table account.session (
  id              integer generated always as identity primary key,
  token_hash      bytea not null unique,
  person_id       integer not null references people.person,
  current_role_id integer references people.role,
  method          text not null,
  is_mobile       boolean not null,
  user_agent      text not null,
  address         text not null,
  signed_in_at    timestamptz not null,
  last_used_at    timestamptz not null
);
create index session_by_person on account.session (person_id);

create table account.sign_in_failure (
  id       bigint generated always as identity primary key,
  username text not null,
  address  text not null,
  at       timestamptz not null
);
create index sign_in_failure_by_username on account.sign_in_failure (username, at);
create index sign_in_failure_by_address on account.sign_in_failure (address, at);

-- The accounts that the sign-in page of a demonstration offers; empty everywhere else.
create table account.demo_account (
  position integer primary key,
  username text not null unique references account.credential (username)
);
