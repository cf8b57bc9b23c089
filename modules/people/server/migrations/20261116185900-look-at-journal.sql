alter table people.look drop constraint look_what_check;
alter table people.look add constraint look_what_check
  check (what in ('person', 'people_list', 'class_list', 'consent_answers', 'journal'));
