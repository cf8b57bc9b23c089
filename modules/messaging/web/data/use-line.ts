import { useCallback } from 'react';

/** Does something when everything before it is over, however that ended. */
export type InLine = (work: () => Promise<unknown>) => Promise<unknown>;

/** The end of each line; whoever leaves a conversation and comes back stands behind what they had begun there. */
const lines = new Map<number, Promise<unknown>>();

/** What is kept and sent in a conversation leaves one after the other. */
export const useLine = (groupId: number): InLine =>
  useCallback(
    (work) => {
      const end = (lines.get(groupId) ?? Promise.resolve()).then(work, work);
      lines.set(groupId, end);
      return end;
    },
    [groupId],
  );
