import { zipOf } from './zip.ts';

const office = (kind: string): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      text: `<Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
    },
    { name: 'main.xml', text: '<main/>' },
  ]);

const open = (kind: string): Buffer =>
  zipOf([
    { name: 'mimetype', text: `application/vnd.oasis.opendocument.${kind}` },
    { name: 'content.xml', text: '<office/>' },
  ]);

/** A compound file: its mark, and one slot of the table of parts. */
function compound(part: string): Buffer {
  const bytes = Buffer.alloc(1_024);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  const name = Buffer.from(`${part}\0`, 'utf16le');
  name.copy(bytes, 512 + 128);
  bytes.writeUInt16LE(name.length, 512 + 128 + 64);
  return bytes;
}

const text = (...lines: string[]): Buffer => Buffer.from(`${lines.join('\n')}\n`);
const padded = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(600),
  ]);

const brand = (name: string): Buffer => padded([0, 0, 0, 24], 'ftyp', name, [0, 0, 0, 0], 'isom', name);
// The head of a Matroska file names its document type.
const matroska = (type: string): Buffer =>
  padded([0x1a, 0x45, 0xdf, 0xa3, 0x80 + 3 + type.length, 0x42, 0x82, 0x80 + type.length], type);
const riff = (kind: string): Buffer => padded('RIFF', [0x40, 2, 0, 0], kind);

/** The first bytes of an executable, under whatever name it comes. */
export const PROGRAM = padded('MZ', [0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]);

/** Small honest files by extension, except for pictures, which stories draw themselves. */
export const FILES: Readonly<Record<string, Buffer>> = {
  doc: compound('WordDocument'),
  docx: office('wordprocessingml.document'),
  odt: open('text'),
  rtf: text('{\\rtf1 Tere}'),
  txt: text('Tere, õpetaja!'),
  pdf: text('%PDF-1.7', '1 0 obj', 'endobj', '%%EOF'),
  md: text('# Tund', '', '- 11.A'),
  xls: compound('Workbook'),
  xlsx: office('spreadsheetml.sheet'),
  ods: open('spreadsheet'),
  csv: text('nimi;punkte', 'Mari;5'),
  ppt: compound('PowerPoint Document'),
  pptx: office('presentationml.presentation'),
  odp: open('presentation'),
  mp3: padded('ID3', [3, 0, 0, 0, 0, 0, 0], [0xff, 0xfb, 0x90, 0x64]),
  wav: riff('WAVEfmt '),
  ogg: padded('OggS', [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 30], [1], 'vorbis'),
  m4a: brand('M4A '),
  mp4: brand('mp42'),
  webm: matroska('webm'),
  mov: brand('qt  '),
  avi: riff('AVI LIST'),
  mkv: matroska('matroska'),
  zip: zipOf([{ name: 'kaust\\fail.txt', text: 'Tere' }]),
  rar: padded('Rar!', [0x1a, 7, 1, 0]),
  '7z': padded('7z', [0xbc, 0xaf, 0x27, 0x1c, 0, 4]),
  dwg: padded('AC1032', [0, 0, 0, 0]),
  dxf: text('999', 'made by hand', '  0', 'SECTION', '  2', 'HEADER', '  0', 'ENDSEC', '  0', 'EOF'),
  html: text('<!doctype html>', '<p>Tere</p>'),
  xml: text('<?xml version="1.0"?>', '<tere/>'),
  json: text('{"tere": 1}'),
  svg: text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#248"/></svg>'),
};
