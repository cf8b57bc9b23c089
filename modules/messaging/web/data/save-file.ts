import { call } from '#platform/web/data/call.ts';
import { CallError, offlineError } from '#platform/web/data/call-error.ts';
import { readAnswer } from '#platform/web/data/read-answer.ts';
import { sessionHeaders, sessionKind } from '#platform/web/data/session-bearer.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { toast } from '#platform/web/ui/toast.ts';
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

async function fetchFile(path: string): Promise<Blob> {
  const answer = await fetch(path, { headers: sessionHeaders(), credentials: 'include' }).catch(() => {
    throw offlineError();
  });
  if (answer.ok) return answer.blob();
  readAnswer(answer.status, await answer.json().catch(() => null));
  throw offlineError();
}

/** Fetches a file that the server makes and lets the browser save it; a refusal is told in a toast. */
export async function saveFetched(path: string, name: string): Promise<void> {
  try {
    const address = URL.createObjectURL(await fetchFile(path));
    press(address, name);
    setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    void toast.failed(errorSentence(error));
  }
}

/** Saves a file of a message. Its address opens for minutes only, so a new one is asked for; what fails has been told. */
export function saveAttachment({ attachment_id, message_id, original_filename }: Attachment): void {
  const input = { params: { attachmentId: attachment_id }, query: { message_id } };
  call(getAttachment, input).then(
    ({ path_in_filesystem }) => {
      // Where no cookie reaches the server, the browser could not fetch it by itself.
      if (sessionKind() === 'bearer') void saveFetched(path_in_filesystem, original_filename);
      else press(path_in_filesystem, original_filename);
    },
    () => undefined,
  );
}
