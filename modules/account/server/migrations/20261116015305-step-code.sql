-- The codes that are on their way for a second step: one for each method, so that a text message does not end the e-mail
-- before it.
create table account.step_code (
  challenge_hash bytea not null references account.second_step on delete cascade,
  method         text not null,
  code_hash      bytea not null,
  expires_at     timestamptz not null,
  primary key (challenge_hash, method)
);
insert into account.step_code (challenge_hash, method, code_hash, expires_at)
select challenge_hash, method, code_hash, code_expires_at from account.second_step where code_hash is not null;
-- What second_step kept of a code stays where it is for the servers of the version before, which run beside the new ones
-- during an upgrade (docs/OPERATING.md).
