import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/data/call.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { deleteDraft } from '../../contract/delete-draft.ts';
import { getDraft } from '../../contract/get-draft.ts';
import { sendMessage } from '../../contract/send-message.ts';
import type { Message } from '../../contract/shapes.ts';
import { isBlank, isSame, keptDrafts, nothingWritten, type Written } from './written.ts';

/** The server keeps what was written when the typing has rested this long. */
const SAVE_AFTER_MS = 800;

type FindQuote = (message_id: number) => Message['quote'];

const asWritten = (draft: AnswerOf<typeof getDraft>, findQuote: FindQuote): Written =>
  draft === null
    ? nothingWritten
    : {
        content_plain: draft.content,
        files: draft.attachments.map((file) => ({
          id: file.attachment_id,
          file_name: file.original_filename,
          ext: file.extension,
          size: file.size,
          path: file.path_in_filesystem,
        })),
        is_important: draft.is_important,
        quote: draft.master_message_id === null ? null : findQuote(draft.master_message_id),
        poll: draft.poll,
      };

/**
 * What is being written, kept in the tab at once and on the server when the typing rests, so that another device goes
 * on from there. What another device wrote comes in while nothing here is newer.
 */
export function useDraft(groupId: number, findQuote: FindQuote) {
  const me = useMe();
  const [written, setWritten] = useState<Written>(() => keptDrafts.read(me.id, groupId) ?? nothingWritten);
  const { data: kept } = useCall(getDraft, { params: { groupId } });
  /** What the server has, as far as is known here; null until it has answered. */
  const synced = useRef<Written | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** What was just sent may still come back in an answer that was on its way; it is over when the server has none. */
  const isSent = useRef(false);
  const latest = useLatest({ written, findQuote });

  useEffect(() => {
    if (kept === undefined) return;
    if (kept === null) isSent.current = false;
    if (isSent.current) return;
    const theirs = asWritten(kept, latest.current.findQuote);
    const isOurs = !isSame(latest.current.written, synced.current ?? nothingWritten);
    synced.current = theirs;
    if (!isOurs) setWritten(theirs);
  }, [kept]);

  const save = useCallback(
    async (next: Written) => {
      const options = { background: true, inPlace: true } as const;
      const { content_plain, files, is_important, quote, poll } = next;
      try {
        if (isBlank(next)) await call(deleteDraft, { params: { groupId } }, options);
        else
          await call(
            sendMessage,
            {
              body: {
                group_id: groupId,
                is_draft: true,
                text: content_plain,
                attachment_ids: files.map(({ id }) => id),
                is_important,
                poll,
                master_message_id: quote?.message_id ?? null,
              },
            },
            options,
          );
        synced.current = next;
        if (isSame(latest.current.written, next)) keptDrafts.write(me.id, groupId, null);
      } catch {
        // It is in the tab, and the next change tries again.
      }
    },
    [groupId, me.id],
  );

  // What was typed before the server had answered is saved when it has.
  const isKnown = kept !== undefined;
  useEffect(() => {
    if (synced.current !== null && isSame(written, synced.current)) return;
    keptDrafts.write(me.id, groupId, isBlank(written) ? null : written);
    if (!isKnown) return;
    const timer = setTimeout(() => {
      saving.current = saving.current.then(() => save(written));
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [written, isKnown, save, me.id, groupId]);

  // Whoever leaves the conversation at once leaves nothing behind.
  useEffect(
    () => () => {
      const last = latest.current.written;
      if (synced.current !== null && !isSame(last, synced.current)) void save(last);
    },
    [save],
  );

  /** It was sent: the server forgets the draft with the message, and nothing may bring it back. */
  const forget = useCallback(() => {
    isSent.current = true;
    synced.current = nothingWritten;
    setWritten(nothingWritten);
    keptDrafts.write(me.id, groupId, null);
  }, [me.id, groupId]);
  const change = useCallback((part: Partial<Written>) => setWritten((now) => ({ ...now, ...part })), []);
  const settled = useCallback(() => saving.current, []);
  return { written, change, forget, settled };
}
