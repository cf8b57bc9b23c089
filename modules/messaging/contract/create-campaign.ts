import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Writes to everybody of a school, for the platform; nobody answers. */
export const createCampaign = endpoint('POST /v2/campaigns', {
  body: Type.Object({
    school_id: Id,
    title: Type.String({ maxLength: 1_000 }),
    text: Type.String({ maxLength: 50_000 }),
  }),
  answer: Type.Object({ group_id: Id, member_count: Type.Integer() }),
  refuses: ['conversation_title_required', 'conversation_title_too_long', 'message_empty', 'message_too_long'],
});
