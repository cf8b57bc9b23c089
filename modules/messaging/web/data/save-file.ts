import { call } from '#platform/web/data/call.ts';
import { sessionHeaders, sessionKind } from '#platform/web/data/session-bearer.ts';
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

/** Lets the browser save what lies at an address of ours; where no cookie reaches the server, it is fetched first. */
export async function saveFrom(path: string, name: string): Promise<void> {
  if (sessionKind() !== 'bearer') {
    press(path, name);
    return;
  }
  const answer = await fetch(path, { headers: sessionHeaders() });
  if (!answer.ok) return;
  const address = URL.createObjectURL(await answer.blob());
  press(address, name);
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
}

/** Saves a file of a message. Its address opens for minutes only, so a new one is asked for; what fails has been told. */
export function saveAttachment({ attachment_id, message_id, original_filename }: Attachment): void {
  const input = { params: { attachmentId: attachment_id }, query: { message_id } };
  call(getAttachment, input)
    .then(({ path_in_filesystem }) => saveFrom(path_in_filesystem, original_filename))
    .catch(() => undefined);
}
