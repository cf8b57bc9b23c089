import type { Endpoint } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/data/call.ts';
import { CallError, offlineError } from '#platform/web/data/call-error.ts';
import { readAnswer } from '#platform/web/data/read-answer.ts';
import { sessionHeaders, sessionKind } from '#platform/web/data/session-bearer.ts';
import { waitForSignIn } from '#platform/web/data/sign-in-gate.ts';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { fetchAttachment } from '../../contract/fetch-attachment.ts';
import { getAttachment } from '../../contract/get-attachment.ts';
import type { Attachment } from '../../contract/shapes.ts';

/** A browser that has begun to save something needs its address no longer. */
const SAVING_MS = 60_000;

function press(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

async function fetchFile(endpoint: Endpoint, path: string, headers: Record<string, string> = {}): Promise<Blob> {
  const lost = () => {
    throw offlineError();
  };
  const asked = { headers: { ...sessionHeaders(), ...headers }, credentials: 'include', cache: 'no-store' } as const;
  const answer = await fetch(path, asked).catch(lost);
  // The line may also break between the first byte and the last.
  if (answer.ok) return answer.blob().catch(lost);
  readAnswer(endpoint, answer.status, await answer.json().catch(() => null));
  throw offlineError();
}

/** A failure goes the way that all calls' failures go; when the session is over, the work waits for the sign-in. */
async function telling(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      errorBus.emit({ kind: 'call_failed', error, origin: 'person', in_place: false, in_modal: false, probe: false });
      if (!error.unauthorized) return;
      await waitForSignIn();
    }
  }
}

/** Fetches a file and lets the browser save it; what fails has been told. */
export const saveFetched = (endpoint: Endpoint, path: string, name: string): Promise<void> =>
  telling(async () => {
    const address = URL.createObjectURL(await fetchFile(endpoint, path));
    press(address, name);
    setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
  });

/**
 * Lets the browser fetch a file and save it, however large it is. It would not say why it could not, so the first byte
 * is asked for before.
 */
const saveStreamed = (endpoint: Endpoint, path: string, name: string): Promise<void> =>
  telling(async () => {
    await fetchFile(endpoint, path, { Range: 'bytes=0-0' });
    press(path, name);
  });

/** Saves a file of a message. Its address opens for minutes only, so a new one is asked for; what fails has been told. */
export function saveAttachment({ attachment_id, message_id, original_filename }: Attachment): void {
  const input = { params: { attachmentId: attachment_id }, query: { message_id } };
  call(getAttachment, input).then(
    ({ path_in_filesystem }) => {
      // Where no cookie reaches the server, the browser could not fetch it by itself.
      const save = sessionKind() === 'bearer' ? saveFetched : saveStreamed;
      void save(fetchAttachment, path_in_filesystem, original_filename);
    },
    () => undefined,
  );
}
