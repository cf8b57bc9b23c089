-- What a message said before its words were changed, and from when on it says something else: whoever left before that
-- keeps reading what they knew. One row for a change, however many left; none where nobody had.
create table messaging.former_words (
  id          integer generated always as identity primary key,
  message_id  integer not null references messaging.message on delete cascade,
  content     text not null,
  -- When these words were themselves the new ones; null for those that were sent.
  edited_at   timestamptz,
  replaced_at timestamptz not null
);
create index former_words_by_message on messaging.former_words (message_id, id);

-- What the conversation was called when somebody left it, and when something had last been said; null for those who are in it.
alter table messaging.member add column left_title text, add column left_last_at timestamptz;

-- Those who left before this was noted keep the title of today. When something was last said to them is known from the
-- messages; what had come back by then, from the archive or to the list, is there.
update messaging.member
set left_title = conversation.title, left_last_at = coalesce(said.at, conversation.created_at),
  archived_count = case when gone.archived_count >= coalesce(said.count, 0) then gone.archived_count end,
  deleted_count = case when gone.deleted_count >= coalesce(said.count, 0) then gone.deleted_count end
from messaging.member as gone
join messaging.conversation on conversation.id = gone.conversation_id
left join lateral (
  select message.created_at as at, message.count from messaging.message
  where message.conversation_id = gone.conversation_id and message.number <= gone.left_number
    and message.message_type <> 'system'
  order by message.number desc limit 1) as said on true
where gone.left_at is not null
  and member.conversation_id = gone.conversation_id and member.person_id = gone.person_id;
