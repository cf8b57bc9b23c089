import { createReadStream } from 'node:fs';

// Tab, line feed, form feed, carriage return; everything else below the space belongs to programs and pictures.
const READABLE = new Set([0x09, 0x0a, 0x0c, 0x0d]);
const isControl = (byte: number): boolean => (byte < 0x20 && !READABLE.has(byte)) || byte === 0x7f;

/** How a text of this kind begins, once blanks are skipped. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  html: /^</,
  htm: /^</,
  xml: /^</,
  json: /^[[{"\d\-tfn]/,
};

const utf16Of = (head: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

const hasControl = (text: string): boolean => [...text].some((letter) => isControl(letter.codePointAt(0) ?? 0));

/**
 * True when people can read it: UTF-8, UTF-16 with its mark, or an older one-byte alphabet as tables from
 * Excel still have it. What no text has in any of them are control bytes, and those make it something else.
 */
export async function isText(path: string, extension: string): Promise<boolean> {
  let decoder: TextDecoder | undefined;
  let beginning = '';
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const utf16 = beginning === '' && !decoder ? utf16Of(chunk) : undefined;
      if (utf16) decoder = new TextDecoder(utf16, { fatal: true });
      const text = decoder ? decoder.decode(chunk, { stream: true }) : '';
      if (decoder ? hasControl(text) : chunk.some(isControl)) return false;
      if (beginning === '') beginning = (decoder ? text : chunk.toString('utf8')).replace(/^\ufeff/, '').trimStart();
    }
    decoder?.decode();
  } catch {
    return false;
  }
  return BEGINNINGS[extension]?.test(beginning) ?? true;
}
