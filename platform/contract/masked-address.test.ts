import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address.ts';

test.each([
  ['mari.tamm@kool.example', 'm•••@kool.example'],
  ['õ@kool.example', 'õ•••@kool.example'],
  ['"a@b"@kool.example', '"•••@kool.example'],
  ['+372 5123 4567', '••• 67'],
])('%s is shown as %s', (address, masked) => expect(maskedAddress(address)).toBe(masked));
