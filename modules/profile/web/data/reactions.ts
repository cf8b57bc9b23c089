import { type Reaction, refreshing } from '#platform/web/realtime/reaction.ts';
import { copiesChanged, profileChanged } from '../../contract/facts.ts';
import { getProfile } from '../../contract/get-profile.ts';
import { listCopies } from '../../contract/list-copies.ts';

/** Keeps the account page in step with other windows, and with the link of a letter. */
export const reactions: readonly Reaction[] = [
  refreshing(profileChanged, getProfile),
  refreshing(copiesChanged, listCopies),
];
