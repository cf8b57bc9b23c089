-- When somebody's last digest of a rhythm left: what is found out at its hour is counted from there.
create table notices.digest (
  person_id integer not null references people.person,
  rhythm    text not null check (rhythm in ('two_hours', 'daily', 'weekly')),
  left_at   timestamptz not null,
  primary key (person_id, rhythm)
);
