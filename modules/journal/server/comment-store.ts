import { sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';

/** The name of whoever wrote the comment of a cell, null where there is none. */
export const commentByName = sql<string | null>`case when cell.comment is not null then (
  select author.one->>'firstname' || ' ' || (author.one->>'lastname')
  from (select ${userJson(sql`coalesce(cell.comment_by, cell.written_by)`)} as one) author) end`;
