-- Up to which delivery the letter goes that is under way. Should its server end before it is noted that it left, the next
-- try sends the same letter, under the same id, and not one with more in it.
alter table notices.bundle_letter add column up_to int;
alter table notices.bundle_letter alter column left_at drop not null;
