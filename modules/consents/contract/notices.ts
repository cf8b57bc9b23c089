import { Type } from 'typebox';
import { noticeKind } from '#platform/contract/notice.ts';

const channels = { in_app: true, email: 'now', push: true, sms: false } as const;
const About = Type.Object({ title: Type.String(), school: Type.String() });

/** A consent waits for an answer; sent once when it is published, and again when the text asks again. */
export const consentAskedNotice = noticeKind('consents.consent_asked', About, channels);

/** It still waits, and somebody at the school thought of it. */
export const consentReminderNotice = noticeKind('consents.consent_reminder', About, channels);

/** Somebody has come of age and now answers for themselves. */
export const ownAnswersNotice = noticeKind('consents.own_answers', Type.Object({ count: Type.Integer() }), channels);
