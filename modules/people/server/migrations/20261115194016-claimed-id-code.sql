-- A code that somebody has only said themselves, until an eID shows it. It lets nobody in, and goes to whoever shows it.
alter table people.person add column is_id_code_claimed boolean not null default false;
