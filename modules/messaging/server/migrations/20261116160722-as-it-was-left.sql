-- What a message said before its words were changed, and from when on it says something else: whoever left before that
-- keeps reading what they knew. One row for a change, however many left.
create table messaging.former_words (
  id          integer generated always as identity primary key,
  message_id  integer not null references messaging.message on delete cascade,
  content     text not null,
  -- When these words were themselves the new ones; null for those that were sent.
  edited_at   timestamptz,
  replaced_at timestamptz not null
);
create index former_words_by_message on messaging.former_words (message_id, id);

-- What the conversation was called when somebody left it; null for those who are in it.
alter table messaging.member add column left_title text;
