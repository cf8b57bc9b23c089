import { handle } from '#platform/server/handle.ts';
import type { ShellParts } from '#platform/server/module.ts';
import { getUnread as contract } from '../contract/get-unread.ts';
import { countUp } from './count-for-me.ts';

export const getUnread = (parts: readonly ShellParts[]) =>
  handle(contract, async ({ tx, actor, now }) => ({ unread_count: await countUp(parts, 'unread', tx, actor, now) }));
