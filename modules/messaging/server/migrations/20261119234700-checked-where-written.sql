-- A check that stands with a table is made ready anew, out of its text, by each statement that writes a row of it, whatever it
-- writes. With each message two rows change of which nothing is checked, and their eight checks took a fifth of writing it. Here
-- they are made where something is written that they concern; what they refuse has the names that it had.
alter table messaging.conversation
  drop constraint conversation_group_type_check,
  drop constraint conversation_audience_check,
  drop constraint conversation_title_check,
  drop constraint conversation_check,
  drop constraint conversation_check1,
  drop constraint conversation_check2;
alter table messaging.member
  drop constraint member_mute_level_check,
  drop constraint member_permission_level_id_check;

create function messaging.refuse_row(refused_table text, refused_constraint text) returns void language plpgsql as $$
begin
  raise check_violation using schema = 'messaging', table = refused_table, constraint = refused_constraint,
    message = format('new row for relation "%s" violates check constraint "%s"', refused_table, refused_constraint);
end $$;

create function messaging.check_conversation() returns trigger language plpgsql as $$
begin
  if new.group_type not in
    ('private', 'simple', 'official', 'official_announcement', 'new_announcement', 'campaign', 'forever_alone') then
    perform messaging.refuse_row('conversation', 'conversation_group_type_check');
  elsif new.audience not in ('teachers', 'parents', 'students') then
    perform messaging.refuse_row('conversation', 'conversation_audience_check');
  elsif char_length(new.title) > 49 then
    perform messaging.refuse_row('conversation', 'conversation_title_check');
  elsif (new.group_type = 'private') <> (new.person_low is not null and new.person_high is not null) then
    perform messaging.refuse_row('conversation', 'conversation_check');
  elsif new.person_low >= new.person_high then
    perform messaging.refuse_row('conversation', 'conversation_check1');
  elsif (new.class_id is null) <> (new.audience is null) then
    perform messaging.refuse_row('conversation', 'conversation_check2');
  end if;
  return new;
end $$;
create trigger check_conversation
  before insert or update of group_type, title, audience, person_low, person_high, class_id
  on messaging.conversation for each row execute function messaging.check_conversation();

create function messaging.check_member() returns trigger language plpgsql as $$
begin
  if new.mute_level not in ('hour', 'eight_hours', 'tomorrow', 'week', 'never') then
    perform messaging.refuse_row('member', 'member_mute_level_check');
  elsif new.permission_level_id not in (1, 2) then
    perform messaging.refuse_row('member', 'member_permission_level_id_check');
  end if;
  return new;
end $$;
create trigger check_member before insert or update of mute_level, permission_level_id
  on messaging.member for each row execute function messaging.check_member();
