import { notePersonalCall, onPersonalCall } from './session-activity.ts';

/** What tabs of one browser tell each other about their common session. */
export type SessionMessage =
  | { kind: 'signed_in'; user_id: number }
  | { kind: 'signed_out' }
  | { kind: 'view_changed' }
  | { kind: 'activity' };

const CHANNEL = 'kriit-session';
/** Activity is told at most this often. */
const ACTIVITY_EVERY_MS = 10_000;

const channel = new BroadcastChannel(CHANNEL);
let activityToldAt = 0;

channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
  if (data.kind === 'activity') notePersonalCall();
});

/** Tells the other tabs; this one does not hear itself. */
export const tellOtherTabs = (message: SessionMessage): void => channel.postMessage(message);

/** Hears what other tabs tell; gives back the way to stop. */
export function onOtherTab(listener: (message: SessionMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionMessage>) => listener(data);
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}

onPersonalCall(() => {
  if (Date.now() - activityToldAt < ACTIVITY_EVERY_MS) return;
  activityToldAt = Date.now();
  tellOtherTabs({ kind: 'activity' });
});
