-- Those who lead a conversation are shown by when they came: in this order nothing is left to be sorted, for any line of a list.
create index member_admins_in_order on messaging.member (conversation_id, joined_at, person_id)
  where permission_level_id = 1 and left_at is null;
drop index messaging.member_admins;
