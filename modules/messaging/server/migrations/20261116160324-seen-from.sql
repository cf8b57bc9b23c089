-- A row counts for what came after a number. What was emptied unread, or unread when somebody left, was never seen, also
-- when they read on later; rows from before this was kept count for everything up to theirs, as they did.
alter table messaging.seen add column after_number integer not null default 0;
