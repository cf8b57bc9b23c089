-- When a password was replaced; of those from before it is not known, and it does not matter.
alter table account.former_password add column replaced_at timestamptz;
