-- A workplan is its author's until it is shared; those from before were made for parallel classes, so they are shared.
alter table journal.workplan
  add column is_shared boolean not null default true,
  -- Counts the times it was written: whoever saves says which one they saw.
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
alter table journal.workplan alter column is_shared set default false;
update journal.workplan set updated_at = created_at;
create index workplan_by_school on journal.workplan (school_id);

-- A holiday may lie inside a break, but the very same days are entered once, whoever enters them.
alter table journal.free_days add column version integer not null default 1;
create unique index free_days_once on journal.free_days (school_id, starts_on, ends_on);
