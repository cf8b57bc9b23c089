create schema consents;

create table consents.consent (
  id            integer generated always as identity primary key,
  school_id     integer not null references people.school,
  consent_type  text not null check (consent_type in ('simple')),
  target_type   text not null check (target_type in ('all', 'custom')),
  -- The version that people see now, and the one that they were last asked about: answers to an older one are void.
  version       integer not null default 1,
  asked_version integer not null default 1,
  created_by    integer not null references people.person,
  created_at    timestamptz not null,
  updated_at    timestamptz,
  published_at  timestamptz,
  -- Everybody in the groups has it from then on; until then a job is giving it to them.
  delivered_at  timestamptz,
  -- How many that will be, once the job has counted them.
  receivers     integer,
  archived_at   timestamptz,
  -- A draft cannot be archived.
  check (archived_at is null or published_at is not null),
  check (asked_version between 1 and version),
  unique (school_id, id)
);
create index consent_by_school on consents.consent (school_id, id desc);

-- Every answer points to the words it was given to, so they are never overwritten once somebody could have read them.
create table consents.version (
  consent_id  integer not null references consents.consent on delete cascade,
  version     integer not null,
  title       text not null check (char_length(title) between 1 and 255),
  description text not null,
  written_by  integer not null references people.person,
  written_at  timestamptz not null,
  primary key (consent_id, version)
);

-- Whom a consent was sent to; none where it was sent to everybody.
create table consents.target (
  consent_id             integer not null references consents.consent on delete cascade,
  class_level_id         integer references people.class_level,
  parallel_identifier_id integer references people.parallel_identifier,
  type_id                integer not null,
  check (parallel_identifier_id is null or class_level_id is not null),
  -- Levels and parallels are those of pupils.
  check (class_level_id is null or type_id = 2),
  unique nulls not distinct (consent_id, class_level_id, parallel_identifier_id, type_id)
);

-- One row for one person, in however many groups.
create table consents.users_consent (
  id               integer generated always as identity primary key,
  consent_id       integer not null references consents.consent on delete cascade,
  person_id        integer not null references people.person,
  status           text not null default 'pending' check (status in ('pending', 'accepted', 'denied')),
  answered_version integer,
  answered_by      integer references people.person,
  answered_at      timestamptz,
  seen_at          timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  check ((status = 'pending') = (answered_at is null)),
  check ((status = 'pending') = (answered_version is null)),
  check ((status = 'pending') = (answered_by is null)),
  foreign key (consent_id, answered_version) references consents.version (consent_id, version),
  unique (consent_id, person_id)
);
create index users_consent_by_person on consents.users_consent (person_id, consent_id);

-- In which groups a person is asked; one who left stays known to the log, and drops out of the statistics.
create table consents.membership (
  consent_id             integer not null,
  person_id              integer not null,
  type_id                integer not null,
  class_level_id         integer,
  parallel_identifier_id integer,
  left_at                timestamptz,
  foreign key (consent_id, person_id) references consents.users_consent (consent_id, person_id) on delete cascade,
  unique nulls not distinct (consent_id, person_id, type_id, class_level_id, parallel_identifier_id)
);
create index membership_by_group on consents.membership (consent_id, type_id, class_level_id, parallel_identifier_id);

-- When those who had not answered were reminded: everybody, or one class by its form master.
create table consents.reminder (
  consent_id             integer not null references consents.consent on delete cascade,
  class_level_id         integer references people.class_level,
  parallel_identifier_id integer references people.parallel_identifier,
  reminded_at            timestamptz not null
);
create index reminder_by_consent on consents.reminder (consent_id, reminded_at);

-- Every answer that was ever given: what, by whom, for whom, to which words, proven by which eID.
create table consents.log (
  id            integer generated always as identity primary key,
  consent_id    integer not null references consents.consent,
  for_person_id integer not null references people.person,
  by_person_id  integer not null references people.person,
  type          text not null check (type in ('accepted', 'denied')),
  version       integer not null,
  proven_at     timestamptz not null,
  given_at      timestamptz not null,
  foreign key (consent_id, version) references consents.version (consent_id, version)
);
create index log_by_consent on consents.log (consent_id, id desc);
create index log_by_person on consents.log (for_person_id);
