import { wordOf } from '../i18n/word-of.ts';
import { TOAST_SECONDS } from '../limits.ts';

type Kind = { color: string; role: 'status' | 'alert' };

async function show(message: string, { color, role }: Kind): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    message,
    color,
    role,
    autoClose: TOAST_SECONDS * 1000,
    withBorder: true,
    closeButtonProps: { 'aria-label': wordOf('ui:dialog.close') },
  });
}

/** Short news at the bottom of the page, never the only place of something important. */
export const toast = {
  /** Something was done: "Settings saved". */
  done: (message: string): Promise<void> => show(message, { color: 'green', role: 'status' }),
  /** Something was refused; the sentence says why. */
  failed: (message: string): Promise<void> => show(message, { color: 'coral', role: 'alert' }),
};
