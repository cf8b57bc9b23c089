import webPush from 'web-push';

/** The pair of keys by which push services know us. */
export type PushKeys = { readonly public_key: string; readonly private_key: string };

/** A browser that wants to be told, as it described itself. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** What the service worker shows (apps/web/public/service-worker.js). */
type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  /** A message under the same tag takes the place of the one before. */
  readonly tag: string;
  /** How much is unread, for the icon of the installed app; left out where the kind says nothing of that. */
  readonly unread?: number;
};

/** `gone` is a browser that will never want to hear again. */
export type SendPush = (keys: PushKeys, target: PushTarget, message: PushMessage) => Promise<'sent' | 'gone'>;

const KEPT_SECONDS = 86_400;
const PATIENCE_MS = 15_000;
/** Services take about four kilobytes, encrypted; a notice on a locked screen is read to far less. */
const BODY_LENGTH = 500;

/** Sends to the push services of the browsers; `subject` tells them whom to write to. */
export const pushByServices =
  (subject: string): SendPush =>
  async (keys, { endpoint, p256dh, auth }, message) => {
    const body = [...message.body].slice(0, BODY_LENGTH).join('');
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ ...message, body }), {
        TTL: KEPT_SECONDS,
        topic: message.tag,
        timeout: PATIENCE_MS,
        vapidDetails: { subject, publicKey: keys.public_key, privateKey: keys.private_key },
      });
      return 'sent';
    } catch (error) {
      if (!(error instanceof webPush.WebPushError)) throw error;
      if (error.statusCode === 404 || error.statusCode === 410) return 'gone';
      throw new Error(`The push service answered ${error.statusCode}.`);
    }
  };
