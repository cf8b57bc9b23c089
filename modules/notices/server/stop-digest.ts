import { handleAnyone } from '#platform/server/handle.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { stopDigest as contract } from '../contract/stop-digest.ts';
import { choicesOf, saveChoice } from './choice-store.ts';
import { readToken } from './key-store.ts';

/** Every kind that would have come with this digest comes by mail no more; the other ways stay as they are. */
export const stopDigest = ({ kinds }: NoticeKit) =>
  handleAnyone(contract, async ({ tx, params }) => {
    const read = await readToken(tx, params.token);
    if (!read) return { is_stopped: false };
    const { person_id, rhythm } = read;
    const chosen = new Map((await choicesOf(tx, [person_id], [...kinds.keys()])).map((one) => [one.kind, one]));
    for (const { name, channels } of kinds.values()) {
      const current = chosen.get(name) ?? channels;
      if (current.email === rhythm) await saveChoice(tx, person_id, name, { ...current, email: 'off' });
    }
    return { is_stopped: true };
  });
