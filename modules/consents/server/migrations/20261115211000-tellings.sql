-- Everybody hears once that they are asked. How often the people of a consent were told together:
alter table consents.consent add column tellings integer not null default 0;
-- and to which telling somebody belongs; none of them is 0, for those who were told by themselves or long ago.
alter table consents.users_consent add column told_in integer not null default 0;

update consents.users_consent set told_in = 1
from consents.consent
where consent.id = users_consent.consent_id and published_at is not null and delivered_at is null;
