import { expect, test } from 'vitest';
import { type Act, actOf, type Press } from './press.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const move = (key: string, far = false, stretches = false): Act => ({ is: 'move', key, far, stretches });

test.each<[string, Press, Act | null]>([
  ['an arrow', press('ArrowUp'), move('ArrowUp')],
  ['an arrow to the end', press('ArrowDown', { ctrlKey: true }), move('ArrowDown', true)],
  ['a stretched range', press('End', { shiftKey: true }), move('End', false, true)],
  ['Enter', press('Enter'), move('ArrowDown')],
  ['Enter back', press('Enter', { shiftKey: true }), move('ArrowUp')],
  ['a digit', press('5', { code: 'Digit5' }), { is: 'type', text: '5' }],
  ['a letter', press('x', { code: 'KeyX' }), { is: 'type', text: 'x' }],
  ['a letter of another script', press('ч', { code: 'KeyX' }), { is: 'type', text: 'X' }],
  ['a letter on its way through an input method', press('Process', { code: 'KeyV' }), { is: 'type', text: 'V' }],
  ['a sign that means nothing here', press('€', { code: '' }), null],
  ['Delete', press('Delete'), { is: 'clear' }],
  ['F2', press('F2'), { is: 'edit' }],
  ['undo', press('z', { ctrlKey: true, code: 'KeyZ' }), { is: 'undo' }],
  ['undo in another script', press('я', { metaKey: true, code: 'KeyZ' }), { is: 'undo' }],
  ['everything', press('a', { ctrlKey: true, code: 'KeyA' }), { is: 'all' }],
  ['copy, which the browser tells as an event', press('c', { ctrlKey: true, code: 'KeyC' }), null],
  ['a menu key', press('x', { altKey: true, code: 'KeyX' }), null],
  ['F5', press('F5', { code: 'F5' }), null],
])('%s', (_, pressed, act) => expect(actOf(pressed)).toEqual(act));
