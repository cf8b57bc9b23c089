import { handle } from '#platform/server/handle.ts';
import { readAll as fact } from '../contract/facts.ts';
import { readAll as contract } from '../contract/read-all.ts';
import { loadConversation } from './membership-store.ts';
import { readEverything } from './read-all-store.ts';
import { tellRead } from './telling-store.ts';

export const readAll = handle(contract, async ({ tx, actor, body, now, announce }) => {
  const group_id = body.group_id ?? null;
  if (group_id !== null) await loadConversation(tx, actor, group_id, now);
  const read = await readEverything(tx, actor, group_id, now);
  for (const place of read) await tellRead(announce, place, actor.user_id, place, now);
  await announce(fact, { group_id }, { persons: [actor.user_id] });
  return {};
});
