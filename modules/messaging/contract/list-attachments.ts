import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable, oneOf, Page } from '#platform/contract/shapes.ts';
import { ATTACHMENT_TABS } from './kinds.ts';
import { Attachment, GroupParams, PageMeta } from './shapes.ts';

/** Images, files or links of a conversation, newest first. */
export const listAttachments = endpoint('GET /v2/conversations/:groupId/attachments', {
  params: GroupParams,
  query: Type.Object({ type: oneOf(ATTACHMENT_TABS), page: Type.Optional(Page) }),
  has_meta: true,
  answer: Type.Object({
    data: Type.Array(Type.Object({ ...Attachment.properties, url: nullable(Type.String()) })),
    meta: PageMeta,
  }),
  refuses: ['conversation_not_found'],
});
