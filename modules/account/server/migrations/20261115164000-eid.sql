-- One turn of showing an eID: what it is for, in which browser and session it began, and what has to be remembered until
-- it ends, sealed with what only that browser has. It is used once; a used or old one is kept for a while, because its
-- beginnings are counted.
create table account.eid_turn (
  code_hash    bytea primary key,
  browser_hash bytea not null,
  session_id   integer references account.session on delete set null,
  purpose      text not null check (purpose in ('sign-in', 'prove', 'verify')),
  way          text not null check (way in ('id_card', 'mobile_id', 'smart_id', 'openid')),
  sealed       bytea not null,
  asked_hash   bytea,
  address      text not null,
  started_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index eid_turn_by_session on account.eid_turn (session_id);
create index eid_turn_by_asked on account.eid_turn (asked_hash, started_at);
create index eid_turn_by_address on account.eid_turn (address, started_at);
create index eid_turn_by_age on account.eid_turn (started_at);
