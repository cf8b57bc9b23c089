-- Who wrote the comment of a cell, whoever wrote a grade beside it since. Where nothing stands here, it was the writer of the cell.
alter table journal.cell add column comment_by integer references people.person;
create index cell_by_commenter on journal.cell (comment_by) where comment_by is not null;
