-- What a socket registers with: one use, a minute, of one session.
create table account.socket_ticket (
  code_hash  bytea primary key,
  session_id integer not null references account.session on delete cascade,
  expires_at timestamptz not null
);
create index socket_ticket_by_session on account.socket_ticket (session_id);
create index socket_ticket_by_age on account.socket_ticket (expires_at);
