import { describe, expect, it } from 'vitest';
import { TITLE_MAX } from '../../contract/limits.ts';
import { NO_GROUPS } from './group-choice.ts';
import { areBothMissing, faultsIn, isSameText, isSameWriting, type Writing } from './writing.ts';

const isBlankHtml = (html: string) => html.replace(/<[^>]*>/g, '').trim() === '';
const writing = (title: string, description: string): Writing => ({ title, description, choice: NO_GROUPS });

describe('a consent that is being written', () => {
  it.each<[title: string, description: string, keys: (string | undefined)[], both: boolean]>([
    ['Museum', '<p>We go.</p>', [undefined, undefined], false],
    ['', '<p>We go.</p>', ['title_required', undefined], false],
    ['Museum', '<p></p>', [undefined, 'description_required'], false],
    ['  ', '', ['title_required', 'description_required'], true],
    ['x'.repeat(TITLE_MAX + 1), '', ['title_too_long', 'description_required'], false],
  ])('%s, %s', (title, description, keys, both) => {
    const faults = faultsIn(writing(title, description), isBlankHtml);
    expect([faults.title?.key, faults.description?.key]).toEqual(keys);
    expect(areBothMissing(faults)).toBe(both);
  });

  it('names the limit of the title', () =>
    expect(faultsIn(writing('x'.repeat(300), '<p>x</p>'), isBlankHtml).title?.params).toEqual({ max: TITLE_MAX }));

  it('is the same text however the title is spaced, and other writing with other groups', () => {
    const one = writing('Museum', '<p>x</p>');
    expect(isSameText(one, writing(' Museum ', '<p>x</p>'))).toBe(true);
    expect(isSameText(one, writing('Museum', '<p>y</p>'))).toBe(false);
    expect(isSameWriting(one, { ...one, choice: { is_all: true, scopes: [] } })).toBe(false);
  });
});
