import { describe, expect, test } from 'vitest';
import { FILE_NAME_MAX } from './file-limits.ts';
import { cleanFileName, extensionOf, renamed } from './file-name.ts';

describe('the label of a file', () => {
  test.each([
    ['tund.pdf', 'tund.pdf'],
    ['Õpetaja märkmed (1).DOCX', 'Õpetaja märkmed (1).docx'],
    ['../../.env', 'env'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/etc/passwd', 'passwd'],
    ['a\u0000b.txt', 'ab.txt'],
    ['x\r\nSet-Cookie: a=b.txt', 'xSet-Cookie a=b.txt'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['\u200b.png', 'png'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['trailing. . .', 'trailing'],
    ['a .png', 'a.png'],
    ['', 'file'],
    ['...', 'file'],
    ['写真.heic', '写真.heic'],
  ])('%j is kept as %j', (name, label) => expect(cleanFileName(name)).toBe(label));

  test('is short enough for every disk, and keeps its extension', () => {
    const label = cleanFileName(`${'👩'.repeat(300)}.jpeg`);
    expect([...label].length).toBe(FILE_NAME_MAX);
    expect(label.endsWith('.jpeg')).toBe(true);
  });

  test('is the same when it is cleaned again', () => {
    for (const name of ['a. b .txt', '..x..', '"q"; filename=x.html', '\u2066a\u2069.pdf'])
      expect(cleanFileName(cleanFileName(name))).toBe(cleanFileName(name));
  });
});

test.each([
  ['a.PNG', 'png'],
  ['a.tar.gz', 'gz'],
  ['noname', ''],
  ['a.', ''],
  ['a.p-g', ''],
])('%j has the extension %j', (name, extension) => expect(extensionOf(name)).toBe(extension));

test('another extension takes the place of the old one', () => {
  expect(renamed('IMG.2026.heic', 'jpg')).toBe('IMG.2026.jpg');
});
