-- What the session check reads of a person is noted whenever it changes, whoever changes it.
create function people.note_person() returns trigger language plpgsql as $$
begin
  perform platform.actor_changed(new.id);
  return null;
end $$;
create trigger note_actor_change after update on people.person for each row execute function people.note_person();

-- Where a pupil goes to school decides which child the guardians look at.
create function people.note_role() returns trigger language plpgsql as $$
begin
  perform platform.actor_changed(changed.person_id)
  from (select old.person_id union select new.person_id) changed where changed.person_id is not null;
  if coalesce(new.type_id, old.type_id) = 2 then
    perform platform.actor_changed(guardian_id)
    from people.guardianship where child_id = coalesce(new.person_id, old.person_id);
  end if;
  return null;
end $$;
create trigger note_actor_change after insert or update or delete on people.role
  for each row execute function people.note_role();

create function people.note_guardianship() returns trigger language plpgsql as $$
begin
  perform platform.actor_changed(coalesce(new.guardian_id, old.guardian_id));
  return null;
end $$;
create trigger note_actor_change after insert or update or delete on people.guardianship
  for each row execute function people.note_guardianship();

-- A school's package and time zone concern everybody there; it happens too rarely to find out who they are.
create function people.note_everybody() returns trigger language plpgsql as $$
begin
  perform platform.actor_changed(null);
  return null;
end $$;
create trigger note_actor_change after update on people.school
  for each statement execute function people.note_everybody();
create trigger note_actor_change after update on people.package
  for each statement execute function people.note_everybody();
