import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/data/call.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { getAttachment } from '../../contract/get-attachment.ts';
import type { Attachment } from '../../contract/shapes.ts';

/**
 * A file of a message with addresses that open. They do for minutes only: those that have run out are renewed together,
 * once, and those that could not be fetched without a connection when there is one again.
 */
export function useFreshFile(file: Attachment) {
  const given = file.path_in_filesystem;
  const [renewed, setRenewed] = useState<{ for: string; file: Attachment } | null>(null);
  const asked = useRef<string | null>(null);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  const { attachment_id, message_id } = file;
  const renew = useCallback(() => {
    if (given === '' || asked.current === given) return;
    asked.current = given;
    const { signal } = gone.current;
    const input = { params: { attachmentId: attachment_id }, query: { message_id } };
    call(getAttachment, input, { background: true, inPlace: true }).then(
      (fresh) => void (!signal.aborted && setRenewed({ for: given, file: fresh })),
      ({ status }: CallError) => {
        // What cannot be shown leaves its place empty.
        if (status !== 0 || signal.aborted) return;
        asked.current = null;
        addEventListener('online', renew, { once: true, signal });
      },
    );
  }, [attachment_id, message_id, given]);
  return { fresh: renewed?.for === given ? renewed.file : file, renew };
}
