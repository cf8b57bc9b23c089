-- What a host's server asked for and one frame opens with: one use, a minute. A used one outlives its minute, because
-- whoever shows it again ends the session that was made from it.
create table account.launch_code (
  code_hash  bytea primary key,
  person_id  integer not null references people.person,
  role_id    integer not null references people.role,
  origin     text not null,
  module     text not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  session_id integer references account.session on delete set null
);
create index launch_code_by_person on account.launch_code (person_id);
create index launch_code_by_session on account.launch_code (session_id);
create index launch_code_by_age on account.launch_code (expires_at);

-- The way into a session where a frame keeps no cookies: minutes, renewed while the frame is open.
create table account.bearer (
  token_hash bytea primary key,
  session_id integer not null references account.session on delete cascade,
  expires_at timestamptz not null
);
create index bearer_by_session on account.bearer (session_id);
create index bearer_by_age on account.bearer (expires_at);
