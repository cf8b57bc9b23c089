-- Work that is graded beside the lessons: a test, a project, an essay.
create table journal.assessment (
  id              integer generated always as identity primary key,
  journal_id      integer not null references journal.journal on delete cascade,
  title           text not null check (char_length(title) between 1 and 255),
  description     text not null default '' check (char_length(description) <= 20000),
  max_points      numeric(8, 2) check (max_points >= 0),
  assessed_on     date not null,
  is_in_aggregate boolean not null default true,
  version         integer not null default 1,
  created_by      integer not null references people.person,
  created_at      timestamptz not null default now(),
  updated_by      integer not null references people.person,
  updated_at      timestamptz not null default now(),
  deleted_at      timestamptz,
  unique (journal_id, id)
);
create index assessment_by_day on journal.assessment (journal_id, assessed_on) where deleted_at is null;
create index assessment_by_author on journal.assessment (created_by);
create index assessment_by_editor on journal.assessment (updated_by);

-- What stands about a pupil in a column of the table: whether they were there, a grade or points, a word about them.
create table journal.cell (
  id            integer generated always as identity primary key,
  journal_id    integer not null,
  person_id     integer not null,
  -- A column is a lesson or an assessment.
  event_id      integer,
  assessment_id integer,
  attendance    text check (attendance in ('absent', 'excused', 'late', 'left_early')),
  value         text check (char_length(value) between 1 and 10),
  points        numeric(8, 2) check (points >= 0),
  comment_type  text check (comment_type in ('classroom_conduct', 'core_competence', 'formmaster', 'general', 'headmaster',
    'participation', 'values_exhibited', 'work_completion', 'working_with_others')),
  comment       text check (char_length(comment) between 1 and 2000),
  -- Counts the times it was written, also while it is empty: whoever saves says which one they saw.
  version       integer not null default 1,
  written_by    integer not null references people.person,
  written_at    timestamptz not null,
  check ((event_id is null) <> (assessment_id is null)),
  check (attendance is null or event_id is not null),
  check ((comment is null) = (comment_type is null)),
  check (value is null or points is null),
  foreign key (journal_id, event_id) references journal.event (journal_id, id) on delete cascade,
  foreign key (journal_id, assessment_id) references journal.assessment (journal_id, id) on delete cascade,
  foreign key (journal_id, person_id) references journal.student (journal_id, person_id),
  unique (event_id, person_id),
  unique (assessment_id, person_id)
);
create index cell_by_place on journal.cell (journal_id, person_id);
create index cell_by_person on journal.cell (person_id, written_at desc);
create index cell_by_writer on journal.cell (written_by);

-- What stood in a cell before each change, so that nothing about a grade is ever lost.
create table journal.cell_log (
  id         bigint generated always as identity primary key,
  cell_id    integer not null references journal.cell on delete cascade,
  attendance text,
  value      text,
  points     numeric(8, 2),
  comment_type text,
  comment    text,
  written_by integer not null references people.person,
  written_at timestamptz not null
);
create index cell_log_by_cell on journal.cell_log (cell_id);
create index cell_log_by_writer on journal.cell_log (written_by);

create table journal.homework (
  id                integer generated always as identity primary key,
  journal_id        integer not null references journal.journal on delete cascade,
  -- The lesson in which it was given, where it was given in one.
  event_id          integer,
  description       text not null check (char_length(description) between 1 and 20000),
  due_on            date not null,
  -- The lesson for which it is due; null means some time on the day.
  due_lesson_number integer check (due_lesson_number between 0 and 20),
  version           integer not null default 1,
  created_by        integer not null references people.person,
  created_at        timestamptz not null default now(),
  updated_by        integer not null references people.person,
  updated_at        timestamptz not null default now(),
  deleted_at        timestamptz,
  foreign key (journal_id, event_id) references journal.event (journal_id, id),
  unique (journal_id, id)
);
create index homework_by_day on journal.homework (journal_id, due_on) where deleted_at is null;
create index homework_by_event on journal.homework (event_id) where event_id is not null;
create index homework_by_author on journal.homework (created_by);
create index homework_by_editor on journal.homework (updated_by);

-- An absence that a family reported, before or while it lasts.
create table journal.absence (
  id          integer generated always as identity primary key,
  school_id   integer not null references people.school,
  person_id   integer not null references people.person,
  reason      text not null check (char_length(reason) <= 20000),
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  all_day     boolean not null,
  reported_by integer not null references people.person,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  cancelled_at timestamptz,
  check (ends_at > starts_at)
);
create index absence_by_person on journal.absence (person_id, starts_at desc) where cancelled_at is null;
create index absence_by_school on journal.absence (school_id, ends_at) where cancelled_at is null;
create index absence_by_reporter on journal.absence (reported_by);

-- What a teacher notes for themselves or for the staff.
create table journal.whiteboard_item (
  id          integer generated always as identity primary key,
  school_id   integer not null references people.school,
  title       text not null check (char_length(title) between 1 and 255),
  description text not null default '' check (char_length(description) <= 20000),
  is_shared   boolean not null default false,
  version     integer not null default 1,
  created_by  integer not null references people.person,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
create index whiteboard_item_by_author on journal.whiteboard_item (created_by, school_id);
create index whiteboard_item_shared on journal.whiteboard_item (school_id) where is_shared;

-- Which result, in percent of the points, gives which value on the certificate.
create extension if not exists btree_gist;
create table journal.credit_range (
  id         integer generated always as identity primary key,
  school_id  integer not null references people.school,
  range_from numeric(8, 2) not null check (range_from >= 0),
  range_to   numeric(8, 2) not null,
  value      text not null check (char_length(value) between 1 and 50),
  check (range_to > range_from),
  constraint credit_ranges_apart exclude using gist (school_id with =, numrange(range_from, range_to, '[)') with &&)
);

