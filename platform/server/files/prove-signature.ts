import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { isZip } from './prove-office.ts';
import { isText } from './prove-text.ts';

/** What the recogniser may call a file of this extension. */
const RECOGNISED: Readonly<Record<string, readonly string[]>> = {
  rtf: ['rtf'],
  mp3: ['mp3'],
  wav: ['wav'],
  ogg: ['ogg', 'oga', 'opus', 'spx'],
  m4a: ['m4a', 'm4b', 'mp4'],
  mp4: ['mp4', 'm4v', 'mov', '3gp', '3g2'],
  webm: ['webm'],
  mov: ['mov', 'mp4', 'm4v'],
  avi: ['avi'],
  mkv: ['mkv', 'webm'],
  rar: ['rar'],
  '7z': ['7z'],
};

const HEAD = 1_024;

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const startsWith =
  (pattern: RegExp) =>
  async (path: string): Promise<boolean> =>
    pattern.test((await headOf(path)).toString('latin1'));

const isPdf = startsWith(/^%PDF-[12]\.\d/);
const isDwg = startsWith(/^AC10\d\d/);
const isBinaryDxf = startsWith(/^AutoCAD Binary DXF\r\n/);
const beginsAsDxf = startsWith(/^(\ufeff|\xef\xbb\xbf)?\s*(999\r?\n[^\r\n]*\r?\n\s*)*0\r?\n\s*(SECTION|EOF)\b/);

const isDxf = async (path: string): Promise<boolean> =>
  (await isBinaryDxf(path)) || ((await beginsAsDxf(path)) && (await isText(path, 'dxf')));

const BY_HAND: Readonly<Record<string, (path: string) => Promise<boolean>>> = {
  pdf: isPdf,
  dwg: isDwg,
  dxf: isDxf,
  zip: isZip,
};

/** True when the first bytes are those of the extension. Such files are only ever saved, never shown by us. */
export async function hasSignature(path: string, extension: string): Promise<boolean> {
  const byHand = BY_HAND[extension];
  if (byHand) return byHand(path);
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found !== undefined && (RECOGNISED[extension] ?? []).includes(found.ext);
}
