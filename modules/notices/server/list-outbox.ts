import { holdsDemonstration } from '#platform/server/demonstration.ts';
import { handleAnyone } from '#platform/server/handle.ts';
import { OUTBOX_PER_PAGE } from '../contract/limits.ts';
import { listOutbox as contract } from '../contract/list-outbox.ts';
import { countOutbox, outboxPage } from './outbox-store.ts';

/** Anybody may look into the outbox of the demonstration, and nobody into one that holds letters to real people. */
export const listOutbox = (mayShowOutbox: boolean) =>
  handleAnyone(contract, async ({ tx, query: { page = 1, pages = 1 } }) => {
    if (!mayShowOutbox || !(await holdsDemonstration(tx)))
      return { is_demonstration: false, letters: [], total: 0, has_more: false };
    const first = (page - 1) * OUTBOX_PER_PAGE;
    const letters = await outboxPage(tx, first, pages * OUTBOX_PER_PAGE);
    const total = await countOutbox(tx);
    return { is_demonstration: true, letters, total, has_more: first + letters.length < total };
  });
