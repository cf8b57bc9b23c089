create schema messaging;
create extension if not exists btree_gin;

-- A conversation belongs to one school. What two could break at once is decided while its row is held.
create table messaging.conversation (
  id            integer generated always as identity primary key,
  school_id     integer not null references people.school,
  study_year_id integer references people.study_year,
  group_type    text not null check (group_type in ('private', 'simple', 'official', 'official_announcement', 'new_announcement', 'campaign', 'forever_alone')),
  title         text not null check (char_length(title) <= 49),
  -- The file of the picture, and what changes in its address with each new one.
  picture_id      integer,
  picture_version text,
  -- Of a private conversation: its two people, the smaller id first, so that there is one for both.
  person_low    integer references people.person,
  person_high   integer references people.person,
  -- Of an official group: the class and whom of it the group is for.
  class_id      integer references people.class,
  audience      text check (audience in ('teachers', 'parents', 'students')),
  -- The numbers of its newest message, and how many of them people wrote (system messages do not count).
  last_number   integer not null default 0,
  last_count    integer not null default 0,
  -- When something was last said; lists are in this order.
  last_at       timestamptz not null,
  member_count  integer not null default 0,
  -- While somebody waits to be told of new messages: after which number. One job tells of all that came meanwhile.
  telling_from  integer,
  contact_keys  jsonb not null default '[]',
  created_by    integer references people.person,
  created_at    timestamptz not null,
  check ((group_type = 'private') = (person_low is not null and person_high is not null)),
  check (person_low < person_high),
  check ((class_id is null) = (audience is null))
);
create unique index private_once on messaging.conversation (school_id, person_low, person_high) where group_type = 'private';
create unique index official_once on messaging.conversation (class_id, audience) where class_id is not null;
create unique index notes_once on messaging.conversation (school_id, created_by) where group_type = 'forever_alone' and title = '';

-- One row for one person in one conversation, also after leaving. Nothing of it changes when somebody else writes: what
-- is unread is the conversation's count less the numbers kept here.
create table messaging.member (
  conversation_id     integer not null references messaging.conversation on delete cascade,
  person_id           integer not null references people.person,
  permission_level_id integer not null check (permission_level_id in (1, 2)),
  joined_at           timestamptz not null,
  left_at             timestamptz,
  -- Messages up to the first number are not for this person; nor are those after the second, once they left.
  from_number         integer not null default 0,
  left_number         integer,
  -- Up to here it was emptied, put into the archive, taken from the list: what comes later brings it back.
  cleared_number      integer not null default 0,
  archived_count      integer,
  deleted_count       integer,
  -- What was seen: up to which number, how many counted messages that are, and how many after it are one's own or hidden.
  read_number         integer not null default 0,
  read_count          integer not null default 0,
  skipped_count       integer not null default 0,
  mute_level          text check (mute_level in ('hour', 'eight_hours', 'tomorrow', 'week', 'never')),
  muted_until         timestamptz,
  primary key (conversation_id, person_id)
);
create index member_by_person on messaging.member (person_id, conversation_id);
create index member_admins on messaging.member (conversation_id) where permission_level_id = 1 and left_at is null;

-- While somebody was away between leaving and being added again: what was said then is not for them.
create table messaging.absence (
  conversation_id integer not null,
  person_id       integer not null,
  from_number     integer not null,
  to_number       integer not null,
  primary key (conversation_id, person_id, from_number),
  foreign key (conversation_id, person_id) references messaging.member on delete cascade
);

create table messaging.message (
  id                integer generated always as identity primary key,
  conversation_id   integer not null references messaging.conversation on delete cascade,
  -- The place in the conversation, without gaps, and how many of the messages up to this one people wrote.
  number            integer not null,
  count             integer not null,
  message_type      text not null check (message_type in ('system', 'simple', 'announcement', 'poll')),
  system_message_type text,
  author_id         integer references people.person,
  actor_id          integer references people.person,
  target_ids        integer[] not null default '{}',
  content           text not null check (char_length(content) <= 10000),
  is_important      boolean not null default false,
  is_forwarded      boolean not null default false,
  master_message_id integer references messaging.message on delete set null,
  client_id         text,
  created_at        timestamptz not null,
  edited_at         timestamptz,
  deleted_at        timestamptz,
  -- When the first of the others saw it.
  seen_at           timestamptz,
  check ((message_type = 'system') = (system_message_type is not null)),
  unique (conversation_id, number)
);
create index message_important on messaging.message (conversation_id, number) where is_important;
-- A resend is the same message (HARDENING, B43).
create unique index message_sent_once on messaging.message (author_id, client_id) where client_id is not null;
create index message_by_author on messaging.message (author_id, created_at);
-- Parts of words in one's own conversations; written at once, because a list of what is to be sorted in later makes searches wait.
create index message_search on messaging.message using gin (conversation_id, lower(content collate "und-x-icu") gin_trgm_ops) with (fastupdate = off)
  where message_type <> 'system' and deleted_at is null;

-- Whoever reads moves on from number to number: the first row at or after a message says when it was seen.
create table messaging.seen (
  conversation_id integer not null,
  person_id       integer not null,
  number          integer not null,
  at              timestamptz not null,
  primary key (conversation_id, person_id, number),
  foreign key (conversation_id, person_id) references messaging.member on delete cascade
);
create index seen_by_number on messaging.seen (conversation_id, number);

create table messaging.hidden (
  person_id  integer not null references people.person,
  message_id integer not null references messaging.message on delete cascade,
  primary key (message_id, person_id)
);
create index hidden_by_person on messaging.hidden (person_id);

create table messaging.reaction (
  message_id integer not null references messaging.message on delete cascade,
  person_id  integer not null references people.person,
  reaction   text not null check (char_length(reaction) <= 20),
  process_id text,
  created_at timestamptz not null,
  primary key (message_id, person_id)
);
create index reaction_by_person on messaging.reaction (person_id);

create table messaging.poll (
  id         integer generated always as identity primary key,
  message_id integer not null unique references messaging.message on delete cascade,
  question   text not null,
  end_date   timestamptz,
  poll_type  text not null default 'radio' check (poll_type in ('radio')),
  response_visibility text not null default 'all' check (response_visibility in ('all'))
);
create table messaging.poll_answer (
  id       integer generated always as identity primary key,
  poll_id  integer not null references messaging.poll on delete cascade,
  place    integer not null,
  text     text not null,
  unique (poll_id, place),
  unique (poll_id, id)
);
create table messaging.vote (
  poll_id   integer not null references messaging.poll on delete cascade,
  person_id integer not null references people.person,
  answer_id integer not null,
  voted_at  timestamptz not null,
  primary key (poll_id, person_id),
  -- An answer of another poll is no answer.
  foreign key (poll_id, answer_id) references messaging.poll_answer (poll_id, id) on delete cascade
);
create index vote_by_person on messaging.vote (person_id);

create table messaging.draft (
  conversation_id   integer not null,
  person_id         integer not null,
  content           text not null check (char_length(content) <= 10000),
  poll              jsonb,
  attachment_ids    integer[] not null default '{}',
  master_message_id integer,
  is_important      boolean not null default false,
  updated_at        timestamptz not null,
  primary key (conversation_id, person_id),
  foreign key (conversation_id, person_id) references messaging.member on delete cascade
);

-- A file of a message. It is linked to the message that first carried it; copies that were sent on point to the same bytes.
create table messaging.attachment (
  message_id        integer not null references messaging.message on delete cascade,
  file_id           integer not null,
  origin_message_id integer not null,
  conversation_id   integer not null references messaging.conversation on delete cascade,
  tab               text not null check (tab in ('image', 'file')),
  place             integer not null,
  file_name         text not null,
  ext               text not null,
  size              integer not null,
  created_at        timestamptz not null,
  primary key (message_id, file_id)
);
create index attachment_by_conversation on messaging.attachment (conversation_id, tab, message_id desc);
create index attachment_by_file on messaging.attachment (file_id);
create index attachment_by_origin on messaging.attachment (origin_message_id);

create table messaging.link (
  id              integer generated always as identity primary key,
  message_id      integer not null references messaging.message on delete cascade,
  conversation_id integer not null references messaging.conversation on delete cascade,
  url             text not null
);
create index link_by_conversation on messaging.link (conversation_id, id desc);
create index link_by_message on messaging.link (message_id);

create table messaging.setting (
  person_id           integer primary key references people.person,
  enter_sends_message boolean not null default true,
  show_empty_convo    boolean not null default false
);

-- Notices of the platform above the list, for all schools or one.
create table messaging.platform_notice (
  id         integer generated always as identity primary key,
  title      text not null,
  text       text not null,
  school_id  integer references people.school,
  created_by integer not null references people.person,
  created_at timestamptz not null,
  ends_at    timestamptz,
  withdrawn_at timestamptz
);
create table messaging.dismissal (
  notice_id integer not null references messaging.platform_notice on delete cascade,
  person_id integer not null references people.person,
  primary key (notice_id, person_id)
);
create index dismissal_by_person on messaging.dismissal (person_id);
