import { wordOf } from '#platform/web/i18n/word-of.ts';
import { copyText as copy } from '#platform/web/ui/copy-text.ts';

/** Puts a text on the clipboard and says so. */
export const copyText = (text: string): Promise<void> => copy(text, wordOf('messaging:message.copied'));
