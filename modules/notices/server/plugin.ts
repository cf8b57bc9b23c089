import type { ServerModule } from '#platform/server/module.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { aboutPerson } from '../contract/about-person.ts';
import { errors } from '../contract/errors.ts';
import { policy } from '../contract/policy.ts';
import { askToStopDigest } from './ask-to-stop-digest.ts';
import { forgetBundles } from './bundle-store.ts';
import { countNotices } from './count-notices.ts';
import { forgetOldEvents } from './event-store.ts';
import { getNoticeSettings } from './get-notice-settings.ts';
import { getPushKey } from './get-push-key.ts';
import { jobsFor } from './jobs.ts';
import { makeKeys } from './key-store.ts';
import { forgetOldLetters } from './letter-store.ts';
import { listNotices } from './list-notices.ts';
import { listOutbox } from './list-outbox.ts';
import { readNotices } from './read-notices.ts';
import { saveNoticeSetting } from './save-notice-setting.ts';
import { saveQuietHours } from './save-quiet-hours.ts';
import { stopDigest } from './stop-digest.ts';
import { subscribeToPush } from './subscribe-to-push.ts';
import { unsubscribeFromPush } from './unsubscribe-from-push.ts';

type Options = { kit: NoticeKit; pushHosts: readonly string[]; mayShowOutbox: boolean };

/** What people hear of: under the bell, by e-mail, push and text message. */
export const notices = ({ kit, pushHosts, mayShowOutbox }: Options): ServerModule => ({
  name: 'notices',
  handlers: [
    listNotices,
    countNotices,
    readNotices,
    getPushKey(kit),
    subscribeToPush(pushHosts),
    unsubscribeFromPush,
    stopDigest(kit),
    askToStopDigest,
    getNoticeSettings(kit),
    saveNoticeSetting(kit),
    saveQuietHours,
    listOutbox(mayShowOutbox),
  ],
  policy,
  errors,
  aboutPerson,
  jobs: jobsFor(kit),
  prepare: makeKeys,
  sweep: async (tx, now) => {
    await forgetOldEvents(tx, now);
    await forgetOldLetters(tx, now);
    await forgetBundles(tx, now);
  },
});
