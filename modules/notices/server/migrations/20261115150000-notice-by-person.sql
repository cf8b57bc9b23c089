-- A digest looks for all that one person was told, by mail alone too.
drop index notices.notice_by_person;
create index notice_by_person on notices.notice (person_id, id desc);
