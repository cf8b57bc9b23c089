import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Page, Pages } from '#platform/contract/shapes.ts';
import { Letter } from './shapes.ts';

/** What the demonstration would have sent; anywhere else nothing is shown. */
export const listOutbox = endpoint('GET /demo/outbox', {
  query: Type.Object({ page: Type.Optional(Page), pages: Type.Optional(Pages) }),
  answer: Type.Object({
    is_demonstration: Type.Boolean(),
    letters: Type.Array(Letter),
    total: Type.Integer({ minimum: 0 }),
    has_more: Type.Boolean(),
  }),
});
