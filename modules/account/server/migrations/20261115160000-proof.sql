-- When somebody last showed who they are in a session, and when with an eID: changes of one's own security ask for
-- the first, consents for the second. Another site's launch code is no such proof.
alter table account.session
  add column proved_at     timestamptz,
  add column eid_proved_at timestamptz;
update account.session set proved_at = signed_in_at where method <> 'launch';
