import { type Static, Type } from 'typebox';
import { Id, Moment } from '#platform/contract/shapes.ts';

/** What somebody at a school noted for themselves, or for all who work there (S3 section 3). */
export const WhiteboardItem = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  is_shared: Type.Boolean(),
  author: Type.Object({ user_id: Id, name: Type.String() }),
  version: Type.Integer(),
  updated_at: Moment,
  may: Type.Object({ write: Type.Boolean(), remove: Type.Boolean() }),
});
export type WhiteboardItem = Static<typeof WhiteboardItem>;

export const WhiteboardParams = Type.Object({ schoolId: Id });
export const ItemParams = Type.Object({ schoolId: Id, itemId: Id });

/** Its faults have sentences of their own, so the rule judges the texts. */
export const WrittenItem = Type.Object({
  title: Type.Optional(Type.Unknown()),
  description: Type.Optional(Type.Unknown()),
  is_shared: Type.Optional(Type.Boolean()),
});
export type WrittenItem = Static<typeof WrittenItem>;

export const ITEM_FAULTS = [
  'whiteboard_title_required',
  'error.event_title.long_expand',
  'error.event_description.long_expand',
] as const;
