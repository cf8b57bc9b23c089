-- What kind of conversation it was when somebody left it; null for those who are in it. Those who left before this was noted
-- keep what it is today.
alter table messaging.member add column left_group_type text;
update messaging.member set left_group_type = conversation.group_type
from messaging.conversation where conversation.id = conversation_id and left_at is not null;
