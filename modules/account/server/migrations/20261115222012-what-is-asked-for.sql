-- Which kind of code or link somebody asked for: each kind has a minute of its own between two, the hour counts them all.
alter table account.code_request add column what text not null default '';
alter table account.code_request alter column what drop default;
