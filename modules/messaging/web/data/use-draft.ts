import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/data/call.ts';
import { useMe } from '#platform/web/data/me.ts';
import { deleteDraft } from '../../contract/delete-draft.ts';
import type { getDraft } from '../../contract/get-draft.ts';
import { sendMessage } from '../../contract/send-message.ts';
import type { InLine } from './use-line.ts';
import { whenDrawn } from './when-drawn.ts';
import { isBlank, isSame, keptWriting, nothingWritten, type Written } from './written.ts';

/** The server keeps what was written when the typing has rested this long. */
const SAVE_AFTER_MS = 800;
/** The tab keeps it a moment after a key: its storage is slow, and what was typed is to be seen first. */
const KEEP_AFTER_MS = 100;

/** The draft as the server has it; undefined until it has answered. */
export type KeptDraft = AnswerOf<typeof getDraft> | undefined;

const asWritten = (draft: AnswerOf<typeof getDraft>): Written =>
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
        quote: draft.quote,
        poll: draft.poll,
      };

/** The same the other way; what of a file is not known here, nobody asks a draft for. */
const asDraft = (written: Written): Exclude<KeptDraft, undefined> =>
  isBlank(written)
    ? null
    : {
        content: written.content_plain,
        attachments: written.files.map(({ id, file_name, ext, size, path }) => ({
          attachment_id: id,
          original_filename: file_name,
          extension: ext,
          size,
          path_in_filesystem: path,
          preview: null,
        })),
        is_important: written.is_important,
        master_message_id: written.quote?.message_id ?? null,
        quote: written.quote,
        poll: written.poll,
        updated_at: new Date().toISOString(),
      };

type Way = {
  inLine: InLine;
  /** Told what the server has now: whoever comes back at once goes on from there. */
  onSaved: (draft: KeptDraft) => void;
};

/**
 * What is being written, kept in the tab at once and on the server when the typing rests, so that another device goes
 * on from there. What another device wrote comes in while nothing here is newer.
 */
export function useDraft(groupId: number, kept: KeptDraft, { inLine, onSaved }: Way) {
  const me = useMe();
  const [written, setWritten] = useState<Written>(() => keptWriting.read(me.id, groupId) ?? asWritten(kept ?? null));
  /** What the server has, as far as is known here; null until it has answered. */
  const synced = useRef<Written | null>(null);
  const pending = useRef(0);
  const sends = useRef(0);
  /**
   * The server has a draft of what was just sent, or is about to: it goes with the message, and may still come back in an
   * answer that was on its way. It is over when the server has none.
   */
  const isSent = useRef(false);
  const drawn = useRef(written);
  /** What the field says and the page does not know yet; null when they are the same. */
  const typed = useRef<string | null>(null);
  // Before anything can be pressed: what is sent is all that is seen, such as a file that has just come.
  useLayoutEffect(() => {
    drawn.current = written;
    if (typed.current === written.content_plain) typed.current = null;
  }, [written]);
  const now = useCallback(
    (): Written => (typed.current === null ? drawn.current : { ...drawn.current, content_plain: typed.current }),
    [],
  );

  useEffect(() => {
    if (kept === undefined) return;
    if (kept === null) isSent.current = false;
    if (isSent.current) return;
    const theirs = asWritten(kept);
    const before = synced.current ?? nothingWritten;
    synced.current = theirs;
    // Asked when it takes its place: what was typed a moment ago may not be drawn yet.
    setWritten((known) => (typed.current === null && isSame(known, before) && !isSame(known, theirs) ? theirs : known));
  }, [kept]);

  const save = useCallback(
    async (next: Written, turn: number) => {
      const options = { background: true, inPlace: true } as const;
      const { content_plain, files, is_important, quote, poll } = next;
      if (synced.current !== null && isSame(next, synced.current)) return;
      // A message that could not be sent keeps its draft.
      if (isSent.current && isBlank(next)) return;
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
        if (turn === sends.current) {
          isSent.current = false;
          onSaved(asDraft(next));
        }
        if (isSame(now(), next)) keptWriting.write(me.id, groupId, null);
      } catch {
        // It is in the tab, and the next change tries again.
      }
    },
    [groupId, me.id, now, onSaved],
  );

  const saveInLine = useCallback(
    (next: Written) => {
      const turn = sends.current;
      pending.current += 1;
      void inLine(() =>
        save(next, turn).finally(() => {
          pending.current -= 1;
        }),
      );
    },
    [save, inLine],
  );

  // What is on its way to the server may be something else that was typed before.
  const isThere = useCallback(
    (text: Written) => pending.current === 0 && synced.current !== null && isSame(text, synced.current),
    [],
  );

  const keeping = useRef<number>(undefined);
  const isFollowing = useRef(false);
  const keep = useCallback(() => {
    if (keeping.current === undefined) return;
    clearTimeout(keeping.current);
    keeping.current = undefined;
    const text = now();
    keptWriting.write(me.id, groupId, isThere(text) || isBlank(text) ? null : text);
  }, [isThere, now, me.id, groupId]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  // What was typed before the server had answered is saved when it has.
  const isKnown = kept !== undefined;
  useEffect(() => {
    keeping.current ??= window.setTimeout(keep, KEEP_AFTER_MS);
    if (isThere(written) || !isKnown) return;
    const timer = setTimeout(() => saveInLine(written), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [written, isKnown, saveInLine, isThere, keep]);

  // Whoever leaves the conversation at once leaves nothing behind.
  useEffect(
    () => () => {
      const last = now();
      if (synced.current !== null && !isSame(last, synced.current)) saveInLine(last);
    },
    [saveInLine, now],
  );

  /** The words were sent: the server forgets them with the message, and nothing may bring them back. */
  const forget = useCallback(() => {
    sends.current += 1;
    isSent.current = pending.current > 0 || !isBlank(synced.current ?? nothingWritten);
    typed.current = null;
    setWritten(({ poll }) => ({ ...nothingWritten, poll }));
    clearTimeout(keeping.current);
    keeping.current = undefined;
    keptWriting.write(me.id, groupId, null);
  }, [me.id, groupId]);
  const change = useCallback((part: Partial<Written>) => {
    if (part.content_plain !== undefined) typed.current = null;
    setWritten((known) => ({ ...known, ...part }));
  }, []);
  /** A key in the field, which shows it by itself: the rest of the page follows when it is seen. */
  const type = useCallback(
    (text: string) => {
      typed.current = text;
      keeping.current ??= window.setTimeout(keep, KEEP_AFTER_MS);
      if (isFollowing.current) return;
      isFollowing.current = true;
      whenDrawn(() => {
        isFollowing.current = false;
        setWritten((known) => (typed.current === null ? known : { ...known, content_plain: typed.current }));
      }, 1);
    },
    [keep],
  );
  const isTypedAhead = useCallback(() => typed.current !== null, []);
  return { written, now, isTypedAhead, type, change, forget };
}
