-- Comments from before authors were kept: whoever first wrote the word that stands there now, as the log of the cell has it.
-- A grade that a colleague wrote beside it since is no word of theirs.
update journal.cell set comment_by = coalesce((
  select said.written_by from journal.cell_log said
  where said.cell_id = cell.id
    and (said.comment, said.comment_type) is not distinct from (cell.comment, cell.comment_type)
    and not exists (
      select from journal.cell_log other where other.cell_id = cell.id and other.id > said.id
        and (other.comment, other.comment_type) is distinct from (cell.comment, cell.comment_type))
  order by said.id limit 1), cell.written_by)
where comment is not null and comment_by is null;
