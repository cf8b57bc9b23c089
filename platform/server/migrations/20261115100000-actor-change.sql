-- Who may have become somebody else to the session check, and by which transaction. A server that remembers
-- callers asks before every round of calls what was committed since its last one, by snapshot and not by number
-- or time: a transaction that began earlier and committed later is found all the same.
create table platform.actor_change (
  changed_by xid8 not null default pg_current_xact_id(),
  -- Null is everybody.
  person_id  integer,
  created_at timestamptz not null default now()
);
create index actor_change_by_transaction on platform.actor_change (changed_by);
create index actor_change_by_age on platform.actor_change (created_at);

create function platform.actor_changed(changed_person_id integer) returns void language sql as
  'insert into platform.actor_change (person_id) values (changed_person_id)';
