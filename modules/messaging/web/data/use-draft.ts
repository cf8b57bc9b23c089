import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '#platform/web/data/call.ts';
import { useMe } from '#platform/web/data/me.ts';
import { deleteDraft } from '../../contract/delete-draft.ts';
import { sendMessage } from '../../contract/send-message.ts';
import { keptPlaceholders } from './kept-placeholders.ts';
import { asDraft, asWritten, type KeptDraft } from './server-draft.ts';
import type { Placeholder } from './talk.ts';
import type { InLine } from './use-line.ts';
import { whenDrawn } from './when-drawn.ts';
import {
  type Change,
  isBlank,
  isDraftOf,
  isSame,
  isSendable,
  keptWriting,
  nothingWritten,
  saidForm,
  type Written,
  withoutWords,
} from './written.ts';

/** The server keeps what was written when the typing has rested this long. */
const SAVE_AFTER_MS = 800;
/** The tab keeps it a moment after a key: its storage is slow, and what was typed is to be seen first. */
const KEEP_AFTER_MS = 100;

type Way = {
  inLine: InLine;
  /** Told what the server has now: whoever comes back at once goes on from there. */
  onSaved: (draft: KeptDraft) => void;
};

/**
 * What is being written, kept in the tab at once and on the server when the typing rests, so that another device goes
 * on from there. What another device wrote comes in while nothing here is newer. A draft of what was sent does not come
 * back, also while the message could not be sent: it stands among the messages then, and is sent again there.
 */
export function useDraft(groupId: number, kept: KeptDraft, { inLine, onSaved }: Way) {
  const me = useMe();
  /**
   * What the server has of what was just sent, or is about to have: it goes with the message, and may still come back in an
   * answer that was on its way. It is over when the server has none, or something is written again.
   */
  const said = useRef<readonly string[]>([]);
  const isSaid = useCallback(
    (draft: Written): boolean =>
      said.current.includes(saidForm(draft)) ||
      keptPlaceholders.read(me.id, groupId).some((one) => isDraftOf(one, draft)),
    [me.id, groupId],
  );
  const unsaid = useCallback(
    (draft: Written): Written => (isSendable(draft) && isSaid(draft) ? withoutWords(draft) : draft),
    [isSaid],
  );
  const [written, setWritten] = useState<Written>(
    () => keptWriting.read(me.id, groupId) ?? unsaid(asWritten(kept ?? null)),
  );
  /** What the server has, as far as is known here; null until it has answered. */
  const synced = useRef<Written | null>(null);
  /** What of that stood in the field: as long as nothing else does, what another device wrote takes its place. */
  const shown = useRef(nothingWritten);
  /** What is on its way there. */
  const pending = useRef<readonly Written[]>([]);
  const sends = useRef(0);
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
    const before = shown.current;
    if (kept === null) said.current = [];
    synced.current = asWritten(kept);
    const theirs = unsaid(synced.current);
    shown.current = theirs;
    // Asked when it takes its place: what was typed a moment ago may not be drawn yet.
    setWritten((known) => (typed.current === null && isSame(known, before) && !isSame(known, theirs) ? theirs : known));
  }, [kept, unsaid]);

  const save = useCallback(
    async (next: Written, turn: number) => {
      const options = { background: true, inPlace: true } as const;
      const { content_plain, files, is_important, quote, poll } = next;
      if (synced.current !== null && isSame(next, synced.current)) return;
      // A message that could not be sent keeps its draft, for another device to go on from.
      if (isBlank(next) && synced.current !== null && isSaid(synced.current)) return;
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
        shown.current = next;
        if (turn === sends.current) {
          said.current = [];
          onSaved(asDraft(next));
        }
        if (isSame(now(), next)) keptWriting.write(me.id, groupId, null);
      } catch {
        // It is in the tab, and the next change tries again.
      }
    },
    [groupId, me.id, now, onSaved, isSaid],
  );

  const saveInLine = useCallback(
    (next: Written) => {
      const turn = sends.current;
      pending.current = [...pending.current, next];
      void inLine(() =>
        save(next, turn).finally(() => {
          pending.current = pending.current.slice(1);
        }),
      );
    },
    [save, inLine],
  );

  // What is on its way to the server may be something else that was typed before.
  const isThere = useCallback(
    (text: Written) => pending.current.length === 0 && synced.current !== null && isSame(text, synced.current),
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
    if (isThere(written)) shown.current = written;
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

  /**
   * The words are sent: the server forgets them with the message, and nothing may bring them back. Says what the server may
   * have of them until then.
   */
  const forget = useCallback((): Placeholder['begun'] => {
    const there = [synced.current ?? nothingWritten, ...pending.current].filter(
      (one) => isSendable(one) && !isSaid(one),
    );
    const begun = there.map(saidForm);
    said.current = [...said.current, ...begun];
    shown.current = withoutWords(shown.current);
    sends.current += 1;
    typed.current = null;
    setWritten(withoutWords);
    clearTimeout(keeping.current);
    keeping.current = undefined;
    keptWriting.write(me.id, groupId, null);
    return begun;
  }, [me.id, groupId, isSaid]);
  /** A message that could not be sent is given up, and nothing of it is to come back. */
  const giveUp = useCallback(() => {
    said.current = [];
    if (synced.current !== null) saveInLine(now());
  }, [saveInLine, now]);
  const change = useCallback<Change>((how) => {
    said.current = [];
    if (typeof how === 'object' && how.content_plain !== undefined) typed.current = null;
    setWritten((known) => ({ ...known, ...(typeof how === 'function' ? how(known) : how) }));
  }, []);
  /** A key in the field, which shows it by itself: the rest of the page follows when it is seen. */
  const type = useCallback(
    (text: string) => {
      typed.current = text;
      said.current = [];
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
  return { written, now, isTypedAhead, type, change, forget, giveUp };
}
