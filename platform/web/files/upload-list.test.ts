import { describe, expect, test } from 'vitest';
import type { UploadedFile } from './send-file.ts';
import { nextToSend, pick, type Upload, type UploadState, withState } from './upload-list.ts';

const limits = { extensions: ['png', 'pdf'], max_bytes: 10, max_count: 2 };
const file = (name: string, size = 1) => new File(['x'.repeat(size)], name);

let last = 0;
const picked = (files: File[], list: readonly Upload[] = [], present = 0, max_count = limits.max_count): Upload[] =>
  pick(
    list,
    files,
    { ...limits, max_count },
    present,
    () => ++last,
    () => `key-${last}`,
  );
const told = (list: readonly Upload[]) =>
  list.map(({ file: { name }, state }) => `${name}: ${state.is === 'failed' ? state.fault.key : state.is}`);

describe('picking files', () => {
  test('takes what fits and says why the rest does not', () => {
    expect(told(picked([file('a.PNG'), file('a.exe'), file('big.pdf', 11), file('empty.png', 0)]))).toEqual([
      'a.PNG: waiting',
      'a.exe: error.file.format',
      'big.pdf: error.file.large',
      'empty.png: error.file.empty',
    ]);
  });

  test('counts what is there already, and what was refused counts for nothing', () => {
    expect(told(picked([file('a.png'), file('b.png')], [], 1))).toEqual([
      'a.png: waiting',
      'b.png: error.file.too_many_files',
    ]);
    const list = picked([file('a.exe'), file('a.png')]);
    expect(told(picked([file('b.png'), file('c.png')], list))).toEqual([
      'a.png: waiting',
      'b.png: waiting',
      'c.png: error.file.too_many_files',
    ]);
  });

  test('where there is one place, the last pick takes it while the first is on its way', () => {
    const one = (files: File[], list: readonly Upload[]) => told(picked(files, list, 0, 1));
    const first = picked([file('a.png')], [], 0, 1);
    expect(one([file('b.png')], first)).toEqual(['b.png: waiting']);
    expect(one([file('b.exe')], first)).toEqual(['a.png: waiting', 'b.exe: error.file.format']);
    const arrived = first.map((upload): Upload => ({ ...upload, state: { is: 'done', answer: {} as UploadedFile } }));
    expect(one([file('b.png')], arrived)).toEqual(['a.png: done', 'b.png: error.file.too_many_files']);
  });
});

describe('sending', () => {
  const sending: UploadState = { is: 'sending', share: 0.5 };

  test('goes on with two at a time', () => {
    const wide = { ...limits, max_count: 9 };
    const list = pick(
      [],
      ['1.png', '2.png', '3.png'].map((name) => file(name)),
      wide,
      0,
      () => ++last,
      () => '',
    );
    expect(nextToSend(list).map(({ file: { name } }) => name)).toEqual(['1.png', '2.png']);
    const [first, second] = list;
    const one = withState(list, first?.id ?? 0, sending);
    expect(nextToSend(one)).toEqual([second]);
    expect(nextToSend(withState(one, second?.id ?? 0, sending))).toEqual([]);
  });

  test('tells nothing to one that was taken away', () => {
    expect(withState([], 7, sending)).toEqual([]);
  });
});
