import type { FileUse } from '#platform/server/files/file-use.ts';
import { ticketEnd } from '#platform/server/files/ticket.ts';
import { handle } from '#platform/server/handle.ts';
import { getFile as contract } from '../contract/get-file.ts';
import { describeFile } from './doors.ts';
import { loadSeen } from './seen-store.ts';

export const getFile = (uses: ReadonlyMap<string, FileUse>) =>
  handle(contract, async (call) => {
    const file = await loadSeen(call.tx, call.actor, uses, call.params.fileId, call.now);
    return { ...describeFile(call, file, call.query.size), expires_at: ticketEnd(call.now).toISOString() };
  });
