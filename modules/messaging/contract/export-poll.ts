import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { PollParams } from './shapes.ts';

/** The results of a poll as a PDF. */
export const exportPoll = endpoint('GET /v2/polls/:pollId/pdf', {
  params: PollParams,
  gives: 'file',
  answer: Type.String({ format: 'binary' }),
  refuses: ['poll_not_found', 'poll_export_error'],
});
