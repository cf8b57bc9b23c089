import { sql } from 'kysely';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { WrittenAssessment } from '../contract/create-assessment.ts';
import type { Assessment } from '../contract/shapes.ts';

type AssessmentText = Omit<Assessment, 'id' | 'version'>;

const columns = sql`id, title, description, max_points::float8 as max_points, assessed_on, is_in_aggregate, version`;

/** An assessment out of what was written and judged; `before` is the one that it replaces. */
export const readAssessment = (written: WrittenAssessment, before: Assessment | null): AssessmentText => ({
  title: (written.title as string).trim(),
  description: typeof written.description === 'string' ? written.description : '',
  max_points: typeof written.max_points === 'number' ? written.max_points : null,
  assessed_on: written.assessed_on as string,
  is_in_aggregate: written.is_in_aggregate ?? before?.is_in_aggregate ?? true,
});

/** Takes hold of an assessment for a change; nobody writes grades for it in the meantime. */
export const holdAssessment = (tx: Transaction, journal_id: number, id: number): Promise<Assessment | undefined> =>
  firstRow(
    tx,
    sql<Assessment>`
      select ${columns} from journal.assessment
      where journal_id = ${journal_id} and id = ${id} and deleted_at is null for update`,
  );

export const insertAssessment = (
  tx: Transaction,
  journal_id: number,
  text: AssessmentText,
  author_id: number,
  now: Date,
): Promise<Assessment> =>
  oneRow(
    tx,
    sql<Assessment>`
      insert into journal.assessment (journal_id, title, description, max_points, assessed_on, is_in_aggregate, created_by,
        created_at, updated_by, updated_at)
      values (${journal_id}, ${text.title}, ${text.description}, ${text.max_points}, ${text.assessed_on},
        ${text.is_in_aggregate}, ${author_id}, ${now}, ${author_id}, ${now})
      returning ${columns}`,
  );

export const rewriteAssessment = (
  tx: Transaction,
  { id }: Assessment,
  text: AssessmentText,
  editor_id: number,
  now: Date,
): Promise<Assessment> =>
  oneRow(
    tx,
    sql<Assessment>`
      update journal.assessment set title = ${text.title}, description = ${text.description},
        max_points = ${text.max_points}, assessed_on = ${text.assessed_on}, is_in_aggregate = ${text.is_in_aggregate},
        version = version + 1, updated_by = ${editor_id}, updated_at = ${now}
      where id = ${id} returning ${columns}`,
  );

type Given = { readonly grades: boolean; readonly comments: boolean; readonly points: number | null };

/** Whether anybody has a grade or a comment for an assessment, and the most points that somebody got. */
export const gradedIn = (tx: Transaction, { id }: Assessment): Promise<Given> =>
  oneRow(
    tx,
    sql<Given>`
      select coalesce(bool_or(value is not null or points is not null), false) as grades,
        coalesce(bool_or(comment is not null), false) as comments, max(points)::float8 as points
      from journal.cell where assessment_id = ${id}`,
  );

export const markAssessmentDeleted = (
  tx: Transaction,
  { id }: Assessment,
  editor_id: number,
  now: Date,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update journal.assessment set deleted_at = ${now}, updated_by = ${editor_id}, updated_at = ${now}, version = version + 1
      where id = ${id}`,
  );
