import { notePersonalCall, onPersonalCall } from './session-activity.ts';
import { sessionKind } from './session-bearer.ts';

/** What pages that share a session tell each other about it. */
export type SessionMessage =
  | { kind: 'signed_in'; user_id: number }
  | { kind: 'signed_out' }
  | { kind: 'view_changed' }
  | { kind: 'activity' };

/** Tabs share the ordinary cookie, frames of one host the frame's; a bearer is shared with nobody. */
const CHANNELS = { ordinary: 'kriit-session', frame: 'kriit-frame-session', bearer: null } as const;
/** Activity is told at most this often. */
const ACTIVITY_EVERY_MS = 10_000;

let channel: BroadcastChannel | null = null;
let activityToldAt = 0;

/** The channel of this page's session, opened when it is first needed: a launch decides which one it is. */
function openChannel(): BroadcastChannel | null {
  const name = CHANNELS[sessionKind()];
  if (name === (channel?.name ?? null)) return channel;
  channel?.close();
  channel = name === null ? null : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === 'activity') notePersonalCall();
    for (const listener of listeners) listener(data);
  });
  return channel;
}

const listeners = new Set<(message: SessionMessage) => void>();

/** Tells the others; this page does not hear itself. */
export const tellOtherTabs = (message: SessionMessage): void => openChannel()?.postMessage(message);

/** Hears what others tell; gives back the way to stop. */
export function onOtherTab(listener: (message: SessionMessage) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onPersonalCall(() => {
  if (Date.now() - activityToldAt < ACTIVITY_EVERY_MS) return;
  activityToldAt = Date.now();
  tellOtherTabs({ kind: 'activity' });
});
