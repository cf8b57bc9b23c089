create schema profile;

-- What a person tells about themselves beside what the people module keeps. The country is where they live;
-- the one that gave out their id code stands with that code.
create table profile.detail (
  person_id           integer primary key references people.person,
  country             text check (country ~ '^[A-Z]{2}$'),
  county              text check (char_length(county) <= 100),
  city                text check (char_length(city) <= 100),
  street              text check (char_length(street) <= 200),
  postal_index        text check (char_length(postal_index) <= 20),
  dietary_preferences text check (char_length(dietary_preferences) <= 500)
);

-- An address or a number that its owner has shown to be theirs. It counts as verified only while it is the one in force.
create table profile.verified_contact (
  person_id   integer not null references people.person,
  channel     text not null check (channel in ('email', 'phone')),
  address     text not null,
  verified_at timestamptz not null,
  primary key (person_id, channel)
);

-- The one open check of an address or a number: a newer code takes the place of the older one. The codes sent are
-- counted from `counted_from` on, and the row stays as long as they count.
create table profile.contact_check (
  person_id    integer not null references people.person,
  channel      text not null check (channel in ('email', 'phone')),
  address      text not null,
  code_hash    bytea not null,
  link_hash    bytea unique,
  sent_at      timestamptz not null,
  expires_at   timestamptz not null,
  tries        integer not null default 0,
  confirmed_at timestamptz,
  sends        integer not null default 1,
  counted_from timestamptz not null,
  primary key (person_id, channel)
);

-- Tries to say which id code is one's own: whether somebody else has it must not be found out by trying.
create table profile.id_code_try (
  person_id    integer primary key references people.person,
  tries        integer not null,
  counted_from timestamptz not null
);
