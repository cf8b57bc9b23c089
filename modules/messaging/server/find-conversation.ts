import { journalPlace } from '#modules/journal/server/doors.ts';
import { handleInSteps } from '#platform/server/handle.ts';
import { findConversation as contract } from '../contract/find-conversation.ts';
import { officialGroupOf } from './official-place-store.ts';

/** A foreign school is answered like everything that the caller may not know, so the handler compares by itself. */
export const findConversation = handleInSteps(contract, ({ actor, query, transaction }) =>
  transaction(async (tx) => {
    const place = await journalPlace(tx, actor, query.journal_id);
    const isMeant = place?.school_id === query.school_id && place.study_year_id === query.study_year_id;
    const group_id = isMeant && place.class_id !== null ? await officialGroupOf(tx, actor, place.class_id) : null;
    return { exists: group_id !== null, group_id };
  }),
);
