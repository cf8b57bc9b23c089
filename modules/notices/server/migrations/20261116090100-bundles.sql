-- What news are about, such as a conversation: mail about one of them does not come letter after letter.
alter table notices.event add column topic text;

-- The letter that a delivery waits for together with others: one person, one topic.
alter table notices.delivery add column bundle text;
create index delivery_of_bundle on notices.delivery (bundle) where bundle is not null and state = 'waiting';

-- When the last letter of a bundle left; the next one comes some minutes later.
create table notices.bundle_letter (
  bundle  text primary key,
  left_at timestamptz not null
);
