-- Both parents, or two administrators, may change the same thing: whoever saves says which version they saw.
alter table journal.absence add column version integer not null default 1;
alter table journal.credit_range add column version integer not null default 1;
