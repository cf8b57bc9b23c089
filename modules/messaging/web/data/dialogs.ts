import { createContext, useContext } from 'react';
import type { AttachmentTab } from '../../contract/kinds.ts';
import type { Attachment, Message, NewPoll } from '../../contract/shapes.ts';

/** What only the person concerned loses or leaves, and is asked about first. */
export type ConversationStep = 'clear' | 'delete' | 'leave' | 'delete_for_everyone';

/** Every dialog of messaging, by what it has to know. */
export type DialogRequest =
  | { kind: 'settings' }
  | { kind: 'shortcuts' }
  | { kind: 'details'; groupId: number }
  | { kind: 'participants'; groupId: number }
  | { kind: 'files'; groupId: number; tab?: AttachmentTab }
  | { kind: 'mute'; groupId: number }
  | { kind: 'find'; groupId: number }
  | { kind: 'step'; step: ConversationStep; groupId: number; title: string }
  | { kind: 'hand-over'; title: string; onParticipants: () => void }
  | {
      kind: 'poll';
      groupId: number;
      /** What was begun earlier, here or on another device. */
      draft: NewPoll | null;
      onSent: (message: Message) => void;
      /** What stays begun when it is closed; null when nothing does. */
      onKept: (poll: NewPoll | null) => void;
    }
  | { kind: 'reactions'; messageId: number }
  | { kind: 'react-promo' }
  | { kind: 'seen-by'; messageId: number }
  | { kind: 'delete-message'; messageId: number; onDeleted: (message: Message) => void }
  | { kind: 'gallery'; pictures: readonly Attachment[]; at: number };

export type DialogKind = DialogRequest['kind'];
type RequestOf<K extends DialogKind> = Extract<DialogRequest, { kind: K }>;

/** What each dialog is given: `onClose` closes it, `onClosed` tells that it is gone from the screen. */
export type DialogProps<K extends DialogKind> = {
  request: RequestOf<K>;
  opened: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** Filled by the dialog host. */
export const DialogsContext = createContext<(request: DialogRequest) => void>(() => undefined);

/** The way to open a dialog: `open({ kind: 'mute', … })`. One may be opened from another. */
export const useDialogs = (): ((request: DialogRequest) => void) => useContext(DialogsContext);
