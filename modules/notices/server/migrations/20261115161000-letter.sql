-- A letter or a text message to an address that need not be anybody's yet. Codes and links are in it, so it goes as soon
-- as it has left.
create table notices.letter (
  id         integer generated always as identity primary key,
  channel    text not null check (channel in ('email', 'sms')),
  recipient  text not null,
  language   text not null,
  kind       text not null,
  params     jsonb not null,
  link       text check (link ~ '^/'),
  created_at timestamptz not null
);
