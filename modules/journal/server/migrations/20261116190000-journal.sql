create schema journal;

-- A plan of what will be taught, in blocks of lessons; several journals of parallel classes may follow the same one.
create table journal.workplan (
  id             integer generated always as identity primary key,
  school_id      integer not null references people.school,
  name           text not null check (char_length(name) between 1 and 255),
  description    text not null default '' check (char_length(description) <= 20000),
  class_level_id integer,
  created_by     integer not null references people.person,
  created_at     timestamptz not null default now(),
  foreign key (school_id, class_level_id) references people.class_level (school_id, id),
  unique (school_id, id)
);
create index workplan_by_author on journal.workplan (created_by);

create table journal.workplan_block (
  id          integer generated always as identity primary key,
  workplan_id integer not null references journal.workplan on delete cascade,
  position    integer not null,
  name        text not null check (char_length(name) between 1 and 255),
  unique (workplan_id, position),
  unique (workplan_id, id)
);

create table journal.workplan_lesson (
  id          integer generated always as identity primary key,
  workplan_id integer not null,
  block_id    integer not null,
  position    integer not null,
  name        text not null check (char_length(name) between 1 and 255),
  description text not null default '' check (char_length(description) <= 20000),
  foreign key (workplan_id, block_id) references journal.workplan_block (workplan_id, id) on delete cascade,
  unique (block_id, position)
);
create index workplan_lesson_by_plan on journal.workplan_lesson (workplan_id);

create table journal.journal (
  id             integer generated always as identity primary key,
  school_id      integer not null references people.school,
  study_year_id  integer not null references people.study_year,
  title          text not null check (char_length(title) between 1 and 255),
  icon           text not null default 'book',
  type           text not null default 'default' check (type in ('default', 'hobby_group')),
  -- The class whose pupils are in it by themselves; a group of chosen pupils has none.
  class_id       integer,
  course_id      integer,
  workplan_id    integer,
  is_point_based boolean not null default false,
  -- Study of single pupils: a new lesson begins with choosing them.
  individual     boolean not null default false,
  name_first     boolean not null default false,
  locked_at      timestamptz,
  locked_by      integer references people.person,
  created_by     integer not null references people.person,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  foreign key (school_id, class_id) references people.class (school_id, id),
  foreign key (school_id, course_id) references people.course (school_id, id),
  foreign key (school_id, workplan_id) references journal.workplan (school_id, id),
  check ((locked_at is null) = (locked_by is null)),
  unique (school_id, id)
);
create index journal_by_year on journal.journal (school_id, study_year_id);
create index journal_by_class on journal.journal (class_id);
create index journal_by_workplan on journal.journal (workplan_id);
create index journal_by_author on journal.journal (created_by);
create index journal_by_locker on journal.journal (locked_by) where locked_by is not null;

create table journal.teacher (
  journal_id integer not null references journal.journal on delete cascade,
  person_id  integer not null references people.person,
  primary key (journal_id, person_id)
);
create index teacher_by_person on journal.teacher (person_id);

-- Who is in a journal and since when. Whoever left stays with what was written about them.
create table journal.student (
  journal_id integer not null references journal.journal on delete cascade,
  person_id  integer not null references people.person,
  joined_on  date not null,
  left_on    date check (left_on >= joined_on),
  primary key (journal_id, person_id)
);
create index student_by_person on journal.student (person_id);

-- When a journal has its lessons, by weekday (1 is Monday) and number.
create table journal.timetable_slot (
  journal_id    integer not null references journal.journal on delete cascade,
  weekday       integer not null check (weekday between 1 and 7),
  lesson_number integer not null check (lesson_number between 0 and 20),
  valid_from    date not null,
  valid_until   date not null check (valid_until >= valid_from),
  primary key (journal_id, weekday, lesson_number, valid_from)
);

-- Days on which a school has no lessons.
create table journal.free_days (
  id        integer generated always as identity primary key,
  school_id integer not null references people.school,
  name      text not null check (char_length(name) between 1 and 255),
  starts_on date not null,
  ends_on   date not null check (ends_on >= starts_on)
);
create index free_days_by_school on journal.free_days (school_id, starts_on);

create table journal.event (
  id                 integer generated always as identity primary key,
  journal_id         integer not null references journal.journal on delete cascade,
  title              text not null check (char_length(title) between 1 and 255),
  event_date         date not null,
  lesson_number      integer not null check (lesson_number between 0 and 20),
  description        text not null default '' check (char_length(description) <= 20000),
  individual_lesson  boolean not null default false,
  workplan_lesson_id integer references journal.workplan_lesson,
  max_points         numeric(8, 2) check (max_points >= 0),
  lesson_type_id     integer check (lesson_type_id between 1 and 12),
  -- Counts the times it was written: whoever saves says which one they saw.
  version            integer not null default 1,
  created_by         integer not null references people.person,
  created_at         timestamptz not null default now(),
  updated_by         integer not null references people.person,
  updated_at         timestamptz not null default now(),
  -- A lesson that was taken away stays readable for those who look after the data.
  deleted_at         timestamptz,
  unique (journal_id, id)
);
create index event_by_day on journal.event (journal_id, event_date, lesson_number) where deleted_at is null;
create index event_by_workplan on journal.event (workplan_lesson_id) where workplan_lesson_id is not null;
create index event_by_author on journal.event (created_by);
create index event_by_editor on journal.event (updated_by);

-- The pupils of an individual lesson.
create table journal.event_student (
  event_id   integer not null,
  journal_id integer not null,
  person_id  integer not null,
  primary key (event_id, person_id),
  foreign key (journal_id, event_id) references journal.event (journal_id, id) on delete cascade,
  foreign key (journal_id, person_id) references journal.student (journal_id, person_id)
);
create index event_student_by_person on journal.event_student (person_id);
create index event_student_by_place on journal.event_student (journal_id, person_id);
