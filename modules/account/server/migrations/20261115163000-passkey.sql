-- How authenticators know a person: random, so that a passkey says nothing about whose it is. The row is also what is
-- held while somebody's ways in are counted.
create table account.passkey_holder (
  person_id integer primary key references people.person,
  handle    text not null unique
);

create table account.passkey (
  id            integer generated always as identity primary key,
  person_id     integer not null references account.passkey_holder,
  credential_id text not null,
  public_key    bytea not null,
  counter       bigint not null check (counter >= 0),
  transports    text[] not null,
  device_type   text not null,
  is_backed_up  boolean not null,
  aaguid        uuid not null,
  -- The browser and its system at the time, by names of ours; null for a program that says neither.
  device        text,
  name          text not null check (char_length(name) between 1 and 60),
  added_at      timestamptz not null,
  last_used_at  timestamptz,
  constraint passkey_credential_key unique (credential_id)
);
create index passkey_by_person on account.passkey (person_id);

-- What an authenticator is asked to sign: one use, minutes, for one purpose, and in one session where there is one.
create table account.passkey_challenge (
  challenge_hash bytea primary key,
  purpose        text not null,
  session_id     integer references account.session on delete cascade,
  expires_at     timestamptz not null
);
create index passkey_challenge_by_session on account.passkey_challenge (session_id);
create index passkey_challenge_by_age on account.passkey_challenge (expires_at);

-- From where a session was last used; its address is where it was opened, by which its device is known.
alter table account.session add column last_address text;

-- The number under which a notice speaks of a new device.
alter table account.known_device add column id integer generated always as identity unique;
