-- A conversation knows the last transaction that changed who is in it, whoever did so and how: a server that has asked for
-- them knows by it that they are still the same.
alter table messaging.conversation add column members_since xid8 not null default '0';

create function messaging.note_comers() returns trigger language plpgsql as $$
begin
  update messaging.conversation set members_since = pg_current_xact_id()
  where id in (select conversation_id from comers) and members_since <> pg_current_xact_id();
  return null;
end $$;
create trigger note_comers after insert on messaging.member referencing new table as comers
  for each statement execute function messaging.note_comers();

create function messaging.note_members() returns trigger language plpgsql as $$
begin
  update messaging.conversation set members_since = pg_current_xact_id()
  where id in (old.conversation_id, new.conversation_id) and members_since <> pg_current_xact_id();
  return null;
end $$;
-- Of what changes all the time, such as what somebody has read, nothing is noted.
create trigger note_members after delete or update of conversation_id, person_id, left_at, permission_level_id, after_fact
  on messaging.member for each row execute function messaging.note_members();
