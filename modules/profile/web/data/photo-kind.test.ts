import { expect, it } from 'vitest';
import { isWhatItSays } from './photo-kind.ts';

const bytes = (...numbers: number[]) => new Uint8Array([...numbers, ...Array(12).fill(0)]);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);
const HEIC = bytes(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63);
const GIF = bytes(0x47, 0x49, 0x46, 0x38);

it.each([
  ['png', PNG, true],
  ['jpg', JPEG, true],
  ['jpeg', JPEG, true],
  ['heic', HEIC, true],
  ['heif', HEIC, true],
  ['png', JPEG, false],
  ['jpg', PNG, false],
  ['heic', PNG, false],
  ['png', GIF, false],
  ['png', new Uint8Array(), false],
] as const)('a .%s', (extension, first, isGood) => {
  expect(isWhatItSays(extension, first)).toBe(isGood);
});
