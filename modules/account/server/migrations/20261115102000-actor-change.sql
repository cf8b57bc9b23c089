-- A session that is ended, renewed, used or put into another role is noted for the session check.
create function account.note_session() returns trigger language plpgsql as $$
begin
  perform platform.actor_changed(old.person_id);
  return null;
end $$;
create trigger note_actor_change after update or delete on account.session
  for each row execute function account.note_session();
