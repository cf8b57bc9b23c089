import { createReadStream } from 'node:fs';

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Names of parts stand in a table of slots of this size, whose place is always a multiple of it. */
const SLOT = 128;
const LENGTH_AT = 64;

/** The part that only files of this kind have. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
};

const namesOf = (extension: string): Buffer[] =>
  (PARTS[extension] ?? []).map((name) => Buffer.from(`${name}\0`, 'utf16le'));

const isNamed = (slot: Buffer, name: Buffer): boolean =>
  slot.readUInt16LE(LENGTH_AT) === name.length && slot.subarray(0, name.length).equals(name);

/** True for a compound file of the old office programs that holds the part of its kind. */
export async function isOldOfficeFile(path: string, extension: string): Promise<boolean> {
  const names = namesOf(extension);
  let isFirst = true;
  for await (const chunk of createReadStream(path, { highWaterMark: SLOT * 512 }) as AsyncIterable<Buffer>) {
    if (isFirst && !chunk.subarray(0, MAGIC.length).equals(MAGIC)) return false;
    isFirst = false;
    for (let at = 0; at + SLOT <= chunk.length; at += SLOT) {
      const slot = chunk.subarray(at, at + SLOT);
      if (names.some((name) => isNamed(slot, name))) return true;
    }
  }
  return false;
}
