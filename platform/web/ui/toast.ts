import { createElement } from 'react';
import { wordOf } from '../i18n/word-of.ts';
import { TOAST_SECONDS, UNDO_SECONDS } from '../limits.ts';
import { UndoableNews } from './undoable-news.tsx';

type Kind = { color: string; role: 'status' | 'alert' };

async function show(message: string, { color, role }: Kind, undo?: () => void): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  const onUndo = () => {
    notifications.hide(id);
    undo?.();
  };
  const id = notifications.show({
    message: undo ? createElement(UndoableNews, { message, onUndo }) : message,
    color,
    role,
    autoClose: (undo ? UNDO_SECONDS : TOAST_SECONDS) * 1000,
    withBorder: true,
    closeButtonProps: { 'aria-label': wordOf('ui:dialog.close') },
  });
}

/** Short news at the edge of the page, never the only place of something important. */
export const toast = {
  /** Something was done: "Settings saved". With `undo` it can be taken back from here for a while. */
  done: (message: string, undo?: () => void): Promise<void> => show(message, { color: 'green', role: 'status' }, undo),
  /** Something was refused; the sentence says why. */
  failed: (message: string): Promise<void> => show(message, { color: 'coral', role: 'alert' }),
};
