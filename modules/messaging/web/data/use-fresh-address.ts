import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/data/call.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { getAttachment } from '../../contract/get-attachment.ts';
import type { Attachment } from '../../contract/shapes.ts';

type Field = 'preview' | 'path_in_filesystem';

/**
 * Where a file of a message can be shown from. Addresses open for minutes only: one that has run out is renewed, once, and
 * one that could not be fetched without a connection when there is one again.
 */
export function useFreshAddress(file: Attachment | null, field: Field) {
  const given = file?.[field] || null;
  const [renewed, setRenewed] = useState<{ for: string; address: string | null } | null>(null);
  const asked = useRef<string | null>(null);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  const renew = useCallback(() => {
    if (!file || given === null || asked.current === given) return;
    asked.current = given;
    const { signal } = gone.current;
    const input = { params: { attachmentId: file.attachment_id }, query: { message_id: file.message_id } };
    call(getAttachment, input, { background: true, inPlace: true }).then(
      (fresh) => void (!signal.aborted && setRenewed({ for: given, address: fresh[field] })),
      ({ status }: CallError) => {
        // What cannot be shown leaves its place empty.
        if (status !== 0 || signal.aborted) return;
        asked.current = null;
        addEventListener('online', renew, { once: true, signal });
      },
    );
  }, [file, given, field]);
  const address = useFileAddress(renewed?.for === given ? renewed?.address : given);
  return { address, renew };
}
