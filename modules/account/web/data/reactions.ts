import { type Reaction, refreshing } from '#platform/web/realtime/reaction.ts';
import { passkeysChanged, securityChanged, sessionsChanged } from '../../contract/facts.ts';
import { getMySecurity } from '../../contract/get-my-security.ts';
import { listPasskeys } from '../../contract/list-passkeys.ts';
import { listSessions } from '../../contract/list-sessions.ts';

/** An open page shows where one is signed in, and with which passkeys, wherever that is changed. */
export const reactions: readonly Reaction[] = [
  refreshing(sessionsChanged, listSessions),
  refreshing(passkeysChanged, listPasskeys),
  refreshing(securityChanged, getMySecurity),
];
