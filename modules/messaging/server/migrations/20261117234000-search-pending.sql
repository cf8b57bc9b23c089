-- A new message goes into the index of searches with some others at a time: sorted in by itself, each of its letters was
-- more work than everything else that a message costs. So few wait to be sorted in that a search hardly notices them.
alter index messaging.message_search set (fastupdate = on, gin_pending_list_limit = 64);
