-- The last fact from before somebody came, which is not told to them; whoever is in a conversation already hears all.
alter table messaging.member add column after_fact bigint not null default 0;
