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

async function fetchFile(endpoint: Endpoint, path: string): Promise<Blob> {
  const answer = await fetch(path, { headers: sessionHeaders(), credentials: 'include' }).catch(() => {
    throw offlineError();
  });
  if (answer.ok) return answer.blob();
  readAnswer(endpoint, answer.status, await answer.json().catch(() => null));
  throw offlineError();
}

/**
 * Fetches a file and lets the browser save it. A failure goes the way that all calls' failures go; when the session is
 * over, it waits for the sign-in.
 */
export async function saveFetched(endpoint: Endpoint, path: string, name: string): Promise<void> {
  for (;;) {
    try {
      const address = URL.createObjectURL(await fetchFile(endpoint, path));
      press(address, name);
      setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
      return;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      errorBus.emit({ kind: 'call_failed', error, origin: 'person', in_place: false, in_modal: false, probe: false });
      if (!error.unauthorized) return;
      await waitForSignIn();
    }
  }
}

/** Saves a file of a message. Its address opens for minutes only, so a new one is asked for; what fails has been told. */
export function saveAttachment({ attachment_id, message_id, original_filename }: Attachment): void {
  const input = { params: { attachmentId: attachment_id }, query: { message_id } };
  call(getAttachment, input).then(
    ({ path_in_filesystem }) => {
      // Where no cookie reaches the server, the browser could not fetch it by itself.
      if (sessionKind() === 'bearer') void saveFetched(fetchAttachment, path_in_filesystem, original_filename);
      else press(path_in_filesystem, original_filename);
    },
    () => undefined,
  );
}
