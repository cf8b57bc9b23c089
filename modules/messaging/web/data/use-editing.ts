import { useCallback, useState } from 'react';
import type { CallError } from '#platform/web/data/call-error.ts';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { useBackCloses } from '#platform/web/ui/use-back-closes.ts';
import { editMessage } from '../../contract/edit-message.ts';
import type { Message } from '../../contract/shapes.ts';
import { judgeText } from '../../rules/judge-text.ts';
import type { OpenTalk } from './use-talk.ts';

/** A message of one's own that is being changed; what was being written waits meanwhile. */
export type Editing = {
  message: Message | null;
  text: string;
  /** True when the text may stand there; a message with files needs no words. */
  isFit: boolean;
  change: (text: string) => void;
  start: (message: Message) => void;
  stop: () => void;
  save: () => void;
  isSaving: boolean;
  error: CallError | null;
};

/** What somebody changed and neither saved nor gave up: there again when they change the same message once more. */
const begun = new Map<number, string>();

export function useEditing(act: OpenTalk['act'], mayPost: boolean): Editing {
  const [message, setMessage] = useState<Message | null>(null);
  const [text, setText] = useState('');
  const { run, pending, error, reset } = useWrite(editMessage, {
    inPlace: staysInForm,
    onDone: (changed) => {
      act({ kind: 'changed', message: changed });
      begun.delete(changed.message_id);
      setMessage(null);
    },
  });
  const start = useCallback(
    (chosen: Message) => {
      reset();
      setMessage(chosen);
      setText(begun.get(chosen.message_id) ?? chosen.content_plain);
    },
    [reset],
  );
  const leave = useCallback(() => {
    reset();
    setMessage(null);
  }, [reset]);
  const change = (next: string) => {
    setText(next);
    if (message) begun.set(message.message_id, next);
  };
  const stop = useCallback(() => {
    if (message) begun.delete(message.message_id);
    leave();
  }, [message, leave]);
  useBackCloses(message !== null && mayPost, leave, { isMenu: true });
  const save = () => {
    if (!message) return;
    if (text.trim() === message.content_plain.trim()) stop();
    else run({ params: { messageId: message.message_id }, body: { text } });
  };
  const isFit = message !== null && judgeText(text, { hasMore: message.attachments.length > 0 }).allowed;
  return { message, text, isFit, change, start, stop, save, isSaving: pending, error };
}
