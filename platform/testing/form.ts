import type { SampleFile } from './samples.ts';

const BOUNDARY = 'kriit-story-7f3a';

const quoted = (text: string): string =>
  text.replace(/["\r\n]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

const part = (head: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);

/** A form as a browser writes it: texts, then one or more files, in whatever order a story wants. */
export function formOf(
  texts: Record<string, unknown>,
  files: SampleFile | readonly SampleFile[] = [],
  order: 'texts first' | 'files first' = 'texts first',
): { type: string; payload: Buffer } {
  const fields = Object.entries(texts).map(([name, text]) =>
    part(`name="${quoted(name)}"`, Buffer.from(typeof text === 'string' ? text : JSON.stringify(text))),
  );
  const sent = [files].flat().map(({ name, bytes }) => part(`name="file"; filename="${quoted(name)}"`, bytes));
  const parts = order === 'texts first' ? [...fields, ...sent] : [...sent, ...fields];
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}
