import { expect, it } from 'vitest';
import { isOneClick } from './one-click-form.ts';

const part = (heading: string, value = 'One-Click', end = '--x--'): string =>
  `--x\r\n${heading}\r\n\r\n${value}\r\n${end}\r\n`;
const NAME = 'Content-Disposition: form-data; name="List-Unsubscribe"';

it.each([
  ['urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart', part(NAME)],
  ['multipart with more headings', part(`Content-Type: text/plain\r\n${NAME}\r\nX-More: 1`)],
])('%s is the one click', (_how, text) => expect(isOneClick(text)).toBe(true));

it.each([
  ['nothing', ''],
  ['another field', part('Content-Disposition: form-data; name="password"')],
  ['another value', part(NAME, 'Two-Clicks')],
  ['a file', part(`${NAME}; filename="a"`)],
  ['more than one part', `${part(NAME, 'One-Click', '--x')}${NAME}\r\n\r\nOne-Click\r\n--x--`],
  ['another end', part(NAME, 'One-Click', '--y--')],
  ['more in one line', 'List-Unsubscribe=One-Click&role=root'],
])('%s is not', (_what, text) => expect(isOneClick(text)).toBe(false));
