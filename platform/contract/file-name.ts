import { FILE_NAME_MAX } from './file-limits.ts';
import { cleanText, isBlank } from './text.ts';

// Both kinds of slashes, what Windows forbids, and everything that draws nothing or turns the line around.
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The extension in small letters, without the dot; empty where there is none. */
export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/**
 * Makes a label of the name that a file came with. It never becomes a path: it is shown, and offered when
 * somebody saves the file, so it holds nothing that a system or a reader could take for something else.
 */
export function cleanFileName(name: string): string {
  const last = cleanText(name).split(/[\\/]/).at(-1) ?? '';
  const fit = last.replace(UNFIT, '').replace(/^[. ]+|[. ]+$/g, '');
  const extension = extensionOf(fit);
  const ending = extension === '' ? '' : `.${extension}`;
  const stem = ending === '' ? fit : fit.slice(0, -ending.length).replace(/[. ]+$/, '');
  const safe = isBlank(stem) ? 'file' : RESERVED.test(stem) ? `_${stem}` : stem;
  return `${[...safe].slice(0, FILE_NAME_MAX - ending.length).join('')}${ending}`;
}

/** The same name with another extension, where the content was changed on the way. */
export const renamed = (name: string, extension: string): string =>
  `${name.slice(0, name.length - extensionOf(name).length - 1)}.${extension}`;
