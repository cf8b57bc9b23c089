import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { HomeworkParams } from './shapes.ts';

export const deleteHomework = endpoint('DELETE /journal/:id/homework/:homeworkId', {
  params: HomeworkParams,
  answer: Type.Null(),
  refuses: ['journal_not_found', 'journal_locked', 'homework_not_found'],
});
