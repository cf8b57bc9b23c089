import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';

/** Something new stands under the bells of those whom it reaches. */
export const noticeAdded = fact('notices.notice_added', Type.Object({}));

/** Somebody read notices, here or on another device. */
export const noticesRead = fact('notices.notices_read', Type.Object({}));

/** Somebody chose other ways to hear of notices, here or on another device. */
export const noticeSettingsChanged = fact('notices.settings_changed', Type.Object({}));

/** Notices were taken back with their cause. */
export const noticesWithdrawn = fact('notices.notices_withdrawn', Type.Object({}));
