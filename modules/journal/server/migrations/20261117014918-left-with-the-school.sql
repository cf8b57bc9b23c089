-- Whoever left a group because they left the school is in it again when they come back; whom its keepers took out is not.
alter table journal.student add column left_with_school boolean not null default false;
