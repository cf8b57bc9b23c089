create schema notices;

-- What people are to hear of: once, however many they are. It goes when its cause is withdrawn, and everything that
-- came of it goes with it.
create table notices.event (
  id         integer generated always as identity primary key,
  kind       text not null,
  params     jsonb not null,
  link       text check (link ~ '^/'),
  -- What caused it, in the words of the module that told it, such as `message:17`.
  cause      text,
  persons    integer[],
  audience   text,
  created_at timestamptz not null,
  check ((persons is null) <> (audience is null))
);
create index event_by_cause on notices.event (kind, cause) where cause is not null;
create index event_by_age on notices.event (created_at);

-- One line under a person's bell.
create table notices.notice (
  id         integer generated always as identity primary key,
  event_id   integer not null references notices.event on delete cascade,
  person_id  integer not null references people.person,
  -- Somebody may want mail about a kind and no line under the bell.
  in_app     boolean not null,
  created_at timestamptz not null,
  read_at    timestamptz,
  unique (event_id, person_id)
);
create index notice_by_person on notices.notice (person_id, id desc) where in_app;
create index notice_unread on notices.notice (person_id) where in_app and read_at is null;

-- By which ways somebody hears of a kind; without a row, as the kind has it.
create table notices.choice (
  person_id integer not null references people.person,
  kind      text not null,
  in_app    boolean not null,
  email     text not null check (email in ('off', 'now', 'two_hours', 'daily', 'weekly')),
  push      boolean not null,
  sms       boolean not null,
  primary key (person_id, kind)
);

-- A browser that wants to be told.
create table notices.subscription (
  id         integer generated always as identity primary key,
  person_id  integer not null references people.person,
  endpoint   text not null unique,
  p256dh     text not null,
  auth       text not null,
  created_at timestamptz not null
);
create index subscription_by_person on notices.subscription (person_id, id);

-- What would have been sent, had somebody said by which server.
create table notices.outbox (
  id         integer generated always as identity primary key,
  channel    text not null check (channel in ('email', 'push', 'sms')),
  recipient  text not null,
  language   text not null,
  subject    text not null,
  text       text not null,
  html       text,
  link       text,
  created_at timestamptz not null
);

-- One notice on its way to one person by one channel. Its text is written when it is sent, from what is true then.
create table notices.delivery (
  id              integer generated always as identity primary key,
  notice_id       integer not null references notices.notice on delete cascade,
  channel         text not null check (channel in ('email', 'push', 'sms')),
  rhythm          text not null check (rhythm in ('now', 'two_hours', 'daily', 'weekly')),
  subscription_id integer references notices.subscription on delete cascade,
  state           text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
  outbox_id       integer references notices.outbox on delete set null,
  done_at         timestamptz,
  unique nulls not distinct (notice_id, channel, subscription_id)
);
create index delivery_waiting on notices.delivery (rhythm, notice_id) where state = 'waiting' and rhythm <> 'now';
create index delivery_by_subscription on notices.delivery (subscription_id);
create index delivery_by_outbox on notices.delivery (outbox_id);

-- Keys that the first server made: the pair by which push services know us, and what signs unsubscribe links.
create table notices.key (
  name        text primary key,
  public_key  text not null,
  private_key text not null,
  created_at  timestamptz not null
);
