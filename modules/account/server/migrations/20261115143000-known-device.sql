-- Where an account has been signed in to: a browser in a network, as a hash, so that a new one can be told of.
create table account.known_device (
  person_id    integer not null references people.person,
  device_hash  bytea not null,
  last_used_at timestamptz not null,
  primary key (person_id, device_hash)
);
create index known_device_by_age on account.known_device (last_used_at);
