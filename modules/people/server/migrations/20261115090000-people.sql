create schema people;

-- Packages decide which paid features a school has (DECISIONS, "Package features").
create table people.package (
  package_key text primary key,
  features    text[] not null
);
insert into people.package (package_key, features) values
  ('standard', '{COURSE_CHOICES,LEARNING_OUTCOMES,consent_management,LESSON_TYPES,LESSON_UPLOADS,MESSAGING_POLLS,MESSAGING_REACTIONS,MESSAGING_LARGE_UPLOADS,EVENT_REGISTRATION,FAMILY_PREMIUM}'),
  ('base', '{}');

create table people.school (
  id           integer generated always as identity primary key,
  name         text not null check (char_length(name) between 1 and 150),
  logo         text,
  country      text not null check (country ~ '^[A-Z]{2}$'),
  time_zone    text not null,
  package_key  text not null references people.package,
  is_teacher_dashboard_enabled         boolean not null default true,
  is_direct_contact_with_teachers_open boolean not null default true,
  lesson_types text[] not null default '{regular,practical,project,distance,hybrid,e_lesson,independent_study,guest,outdoor,individual,study_trip,event}',
  created_at   timestamptz not null default now()
);
create unique index school_name_once on people.school (lower(name));

-- The study year runs from 1 September to 31 August; two of one school never overlap.
create table people.study_year (
  id        integer generated always as identity primary key,
  school_id integer not null references people.school,
  starts_on date not null,
  ends_on   date not null,
  check (ends_on > starts_on),
  unique (school_id, starts_on)
);

create table people.class_level (
  id        integer generated always as identity primary key,
  school_id integer not null references people.school,
  level     integer not null check (level between 0 and 20),
  name      text not null,
  unique (school_id, level),
  unique (school_id, id)
);

create table people.parallel_identifier (
  id        integer generated always as identity primary key,
  school_id integer not null references people.school,
  name      text not null check (char_length(name) between 1 and 20),
  unique (school_id, name),
  unique (school_id, id)
);

-- A class is a level with a parallel: 11.A. Both must be of the same school as the class.
create table people.class (
  id                     integer generated always as identity primary key,
  school_id              integer not null references people.school,
  class_level_id         integer not null,
  parallel_identifier_id integer not null,
  name                   text not null,
  foreign key (school_id, class_level_id) references people.class_level (school_id, id),
  foreign key (school_id, parallel_identifier_id) references people.parallel_identifier (school_id, id),
  unique (class_level_id, parallel_identifier_id),
  unique (school_id, id)
);

create table people.subject (
  id        integer generated always as identity primary key,
  school_id integer not null references people.school,
  name      text not null,
  unique (school_id, name),
  unique (school_id, id)
);

create table people.course (
  id         integer generated always as identity primary key,
  school_id  integer not null references people.school,
  subject_id integer not null,
  name       text not null,
  code       text not null,
  foreign key (school_id, subject_id) references people.subject (school_id, id),
  unique (school_id, code),
  unique (school_id, id)
);
create index course_by_subject on people.course (subject_id);

create table people.person (
  id              integer generated always as identity primary key,
  firstname       text not null check (char_length(firstname) between 1 and 100),
  lastname        text not null check (char_length(lastname) between 1 and 100),
  email           text,
  phone           text,
  birthday        date,
  gender          text check (gender in ('female', 'male')),
  country         text check (country ~ '^[A-Z]{2}$'),
  id_code         text,
  lang_code       text not null default 'en' check (lang_code in ('en', 'et', 'ru', 'lv', 'de', 'fr', 'ja')),
  profile_picture text,
  verified_at     timestamptz,
  support_chat_id text,
  is_root         boolean not null default false,
  last_role_id    integer,
  created_at      timestamptz not null default now()
);
-- An address is a contact, not an identity: that somebody has it elsewhere is nobody's business here.
create index person_by_email on people.person (lower(email));
-- One code of one country is one human being.
create unique index person_id_code_once on people.person (country, id_code);
create extension if not exists pg_trgm;
create index person_name_search on people.person using gin ((lower(firstname || ' ' || lastname)) gin_trgm_ops);

-- A role belongs to one school, may have a class, and has a start and an end.
-- ends_on is the first day on which the role is over; ended_at ends it at once.
create table people.role (
  id        integer generated always as identity primary key,
  person_id integer not null references people.person,
  school_id integer not null references people.school,
  type_id   integer not null check (type_id in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 20, 21, 22, 23)),
  label     text check (label in ('principal', 'school_owner', 'librarian', 'lesson_master', 'on_duty_staff', 'lesson_scheduler', 'member')),
  class_id  integer,
  starts_on date not null,
  ends_on   date check (ends_on > starts_on),
  ended_at  timestamptz,
  -- The child that this parent role looks at; which one is remembered per school.
  viewed_user_id integer references people.person,
  created_at timestamptz not null default now(),
  foreign key (school_id, class_id) references people.class (school_id, id),
  -- Pupils and form masters belong to a class, nobody else does.
  check ((class_id is not null) = (type_id in (2, 5))),
  unique (school_id, id)
);
create index role_by_person on people.role (person_id);
create index role_by_school on people.role (school_id, type_id) where ended_at is null;
create index role_by_class on people.role (class_id) where ended_at is null;
-- The same role twice at the same time would count a person twice.
create unique index role_once on people.role (person_id, school_id, type_id, coalesce(class_id, 0)) where ended_at is null;
-- A pupil is in one class of a school.
create unique index one_class_per_pupil on people.role (person_id, school_id) where ended_at is null and type_id = 2;
alter table people.person add foreign key (last_role_id) references people.role;

create table people.guardianship (
  id          integer generated always as identity primary key,
  guardian_id integer not null references people.person,
  child_id    integer not null references people.person,
  kind        text not null check (kind in ('father', 'mother', 'custodian')),
  -- A barred adult sees nothing of the child.
  barred_at   timestamptz,
  created_at  timestamptz not null default now(),
  check (guardian_id <> child_id),
  unique (guardian_id, child_id)
);
create index guardianship_by_child on people.guardianship (child_id);

-- One open invitation per person: a newer link replaces the older one.
create table people.invitation (
  person_id  integer primary key references people.person,
  school_id  integer not null references people.school,
  code_hash  bytea not null unique,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
