import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment, nullable } from '#platform/contract/shapes.ts';

/** Puts a notice above everybody’s list. */
export const createPlatformNotice = endpoint('POST /v2/platform-notices', {
  body: Type.Object({
    title: Type.String({ maxLength: 1_000 }),
    text: Type.String({ maxLength: 50_000 }),
    school_id: Type.Optional(nullable(Id)),
    ends_at: Type.Optional(nullable(Moment)),
  }),
  answer: Type.Object({ id: Id }),
  refuses: ['conversation_title_required', 'conversation_title_too_long', 'message_empty', 'message_too_long'],
});
