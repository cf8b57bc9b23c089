import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { noticeKind } from '#platform/contract/notice.ts';
import { judgeChannels } from './channels.ts';

const usual = { in_app: true, email: 'now', push: true, sms: false } as const;
const news = noticeKind('story.news', Type.Object({}), usual);
const vital = noticeKind('story.theft', Type.Object({}), usual, { is_vital: true });

it('everything may be switched off but the bell and the letter of what is vital', () => {
  const off = { in_app: false, email: 'off', push: false, sms: false } as const;
  expect(judgeChannels(news, off)).toEqual({ allowed: true });
  expect(judgeChannels(vital, { ...usual, push: false, sms: true })).toEqual({ allowed: true });
  for (const less of [
    { ...usual, in_app: false },
    { ...usual, email: 'off' as const },
    { ...usual, email: 'weekly' as const },
  ])
    expect(judgeChannels(vital, less)).toEqual({ allowed: false, key: 'notice_is_vital' });
});
