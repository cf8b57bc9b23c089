import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { HOMEWORK_FAULTS, WrittenHomework } from './create-homework.ts';
import { Homework, HomeworkParams } from './shapes.ts';

export const saveHomework = endpoint('POST /journal/:id/homework/:homeworkId', {
  params: HomeworkParams,
  body: Type.Object({ ...WrittenHomework.properties, since: Type.Optional(Type.Integer({ minimum: 1 })) }),
  answer: Homework,
  refuses: [
    'journal_not_found',
    'journal_locked',
    'homework_not_found',
    ...HOMEWORK_FAULTS,
    'homework_saved_meanwhile',
  ],
});
