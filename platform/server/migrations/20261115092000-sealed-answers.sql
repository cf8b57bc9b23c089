-- An answer may hold a link that opens an account, and a copy of this table must open nothing:
-- the key is kept as a hash, and the answer can be read only by somebody who sends the key again.
delete from platform.idempotency;
alter table platform.idempotency
  drop column key,
  drop column status,
  drop column answer,
  add column key_hash bytea not null,
  add column answer bytea,
  add primary key (person_id, key_hash);
