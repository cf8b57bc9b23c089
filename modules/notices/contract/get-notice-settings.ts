import { endpoint } from '#platform/contract/endpoint.ts';
import { NoticeSettings } from './settings.ts';

/** What one chose about notices, kind by kind. */
export const getNoticeSettings = endpoint('GET /user/me/notification-settings', { answer: NoticeSettings });
