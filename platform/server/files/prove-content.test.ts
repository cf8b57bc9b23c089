import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_FORMATS, type FileExtension } from '#platform/contract/file-kinds.ts';
import { FILES, PROGRAM } from '#platform/testing/file-samples.ts';
import { zipOf } from '#platform/testing/zip.ts';
import { type ImageProcess, imageProcess } from './image-process.ts';
import { prepareFile } from './prepare-file.ts';
import { INCOMING } from './receive-form.ts';
import { openSpool } from './spool.ts';

let folder: string;
let images: ImageProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kriit-prove-'));
  images = imageProcess();
});
afterAll(async () => {
  images.close();
  await rm(folder, { recursive: true });
});

/** The key with which bytes under a name are refused; undefined where they are taken. */
async function judge(ext: string, bytes: Uint8Array): Promise<string | undefined> {
  const spooled = await openSpool(folder).create();
  await writeFile(spooled.at(INCOMING), bytes);
  const file = { file_name: `fail.${ext}`, size: bytes.length, hash: '', folder: spooled };
  const refused = await prepareFile(file, ext as FileExtension, images.run).then(
    () => undefined,
    (error: { key?: string }) => error.key ?? String(error),
  );
  await spooled.remove();
  return refused;
}

const honest = Object.keys(FILES);

describe('a file whose content is what its name says', () => {
  it.each(honest)('%s is taken', async (ext) => {
    expect(await judge(ext, FILES[ext] as Buffer)).toBeUndefined();
  });

  it('is taken as text in UTF-16 and in the older alphabets of Excel', async () => {
    expect(
      await judge('csv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('nimi;õ\r\n', 'utf16le')])),
    ).toBeUndefined();
    expect(await judge('csv', Buffer.from([0x6e, 0x69, 0x6d, 0x69, 0x3b, 0xf5, 0xe4, 0x0d, 0x0a]))).toBeUndefined();
  });
});

describe('a file whose content is something else', () => {
  it.each(Object.keys(FILE_FORMATS))('a program called .%s is refused', async (ext) => {
    expect(await judge(ext, PROGRAM)).toBe('error.file.content');
  });

  it.each(honest.filter((ext) => FILE_FORMATS[ext as FileExtension].proof === 'office'))(
    'a plain archive called .%s is refused',
    async (ext) => expect(await judge(ext, FILES.zip as Buffer)).toBe('error.file.content'),
  );

  it.each([
    ['a page called .png', 'png', '<html>'],
    ['a text document called a table', 'xlsx', FILES.docx],
    ['an old table called an old text', 'doc', FILES.xls],
    ['a document with macros', 'docx', macros()],
    ['half a document', 'docx', (FILES.docx as Buffer).subarray(0, 100)],
    ['an archive that claims to unpack to a terabyte', 'docx', bomb()],
    ['a text with NUL in it', 'txt', 'a\0b'],
    ['UTF-16 that breaks off', 'txt', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
    ['a table called a drawing', 'dxf', FILES.csv],
    ['a sound called a film', 'mkv', FILES.mp3],
  ] as const)('%s is refused', async (_what, ext, bytes) => {
    expect(await judge(ext, Buffer.from(bytes as string))).toBe('error.file.content');
  });
});

function macros(): Buffer {
  const type = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  return zipOf([{ name: '[Content_Types].xml', text: `<Types><Override ContentType="${type}"/></Types>` }]);
}

function bomb(): Buffer {
  const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const parts = Array.from({ length: 300 }, (_, n) => ({ name: `part-${n}`, text: 'x', claims: 4_000_000_000 }));
  return zipOf([{ name: '[Content_Types].xml', text: `<Types ContentType="${types}"/>` }, ...parts]);
}
