/** Which refusals belong to which field of a note. */
export const ITEM_REFUSALS = {
  title: ['whiteboard_title_required', 'error.event_title.long_expand'],
  description: ['error.event_description.long_expand'],
  is_shared: [],
} as const;
