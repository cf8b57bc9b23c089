import { describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX, TITLE_MAX } from '../contract/limits.ts';
import { judgeText } from './judge-text.ts';

const good = { title: 'Museum', description: '<p>We go there.</p>', consent_type: 'simple' };
const isBlankHtml = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
const keyOf = (written: object) => {
  const verdict = judgeText({ ...good, ...written }, isBlankHtml);
  return verdict.allowed ? null : verdict.key;
};

describe('the text of a consent', () => {
  it.each<[written: object, key: string | null]>([
    [{}, null],
    [{ title: undefined }, 'title_required'],
    [{ title: null }, 'title_required'],
    [{ title: 5 }, 'title_required'],
    [{ title: '   ' }, 'title_required'],
    [{ title: '\u00a0\u200b\u3164' }, 'title_required'],
    [{ title: 'x'.repeat(TITLE_MAX) }, null],
    [{ title: '🎒'.repeat(TITLE_MAX) }, null],
    [{ title: ` ${'x'.repeat(TITLE_MAX)} ` }, null],
    [{ title: 'x'.repeat(TITLE_MAX + 1) }, 'title_too_long'],
    [{ title: '🎒'.repeat(TITLE_MAX + 1) }, 'title_too_long'],
    [{ title: 'e\u0301'.repeat(TITLE_MAX) }, null],
    [{ description: undefined }, 'description_must_be_string'],
    [{ description: null }, 'description_must_be_string'],
    [{ description: 5 }, 'description_must_be_string'],
    [{ description: '' }, 'description_required'],
    [{ description: '<p></p>' }, 'description_required'],
    [{ description: '<p><br></p>' }, 'description_required'],
    [{ description: '&nbsp;' }, 'description_required'],
    [{ description: 'x'.repeat(DESCRIPTION_MAX + 1) }, 'description_too_long'],
    [{ consent_type: undefined }, 'consent_type_required'],
    [{ consent_type: 'double' }, 'consent_type_required'],
    [{ title: '', description: '', consent_type: '' }, 'title_required'],
  ])('%j: %s', (written, key) => expect(keyOf(written)).toBe(key));
});
