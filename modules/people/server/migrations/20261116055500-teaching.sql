-- Which classes somebody teaches, in a teacher's role: it decides who reaches whom. Both must be of the same school.
create table people.teaching (
  role_id   integer not null,
  class_id  integer not null,
  school_id integer not null,
  primary key (role_id, class_id),
  foreign key (school_id, role_id) references people.role (school_id, id) on delete cascade,
  foreign key (school_id, class_id) references people.class (school_id, id)
);
create index teaching_by_class on people.teaching (class_id);
