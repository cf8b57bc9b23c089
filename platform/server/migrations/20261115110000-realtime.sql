-- Facts are read by snapshot, because the order of their numbers is not the order in which they are committed.
alter table platform.fact add column written_by xid8 not null default pg_current_xact_id();
create index fact_by_transaction on platform.fact (written_by);
create index fact_by_age on platform.fact (created_at);

-- One row about the log itself. Another epoch, as after a restore, makes every older position worthless;
-- so does a position from before what was swept away.
create table platform.fact_log (
  only_row boolean primary key default true check (only_row),
  epoch    text not null default replace(gen_random_uuid()::text, '-', ''),
  swept_to xid8 not null default '0'
);
insert into platform.fact_log default values;

-- Which server holds sockets of whom. A server that stops saying so is gone, and its persons with it.
create unlogged table platform.node (
  id      uuid primary key,
  seen_at timestamptz not null default now()
);
create unlogged table platform.online (
  node_id   uuid not null references platform.node on delete cascade,
  person_id integer not null,
  primary key (person_id, node_id)
);
create index online_by_node on platform.online (node_id);
create table platform.last_activity (
  person_id integer primary key,
  at        timestamptz not null
);
