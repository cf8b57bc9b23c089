-- A turn is counted before its service is asked, when there is nothing to remember of it yet.
alter table account.eid_turn alter column sealed drop not null;

-- From where a stranger asked for a challenge; there are only so many open ones of an address.
alter table account.passkey_challenge add column address text;
create index passkey_challenge_by_address on account.passkey_challenge (address, expires_at);
