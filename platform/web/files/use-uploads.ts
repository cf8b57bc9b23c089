import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '../data/attempt.ts';
import { CallError } from '../data/call-error.ts';
import { useLatest } from '../data/use-latest.ts';
import { sendFile, type UploadedFile } from './send-file.ts';
import { nextToSend, pick, type Upload, type UploadLimits, type UploadState, withState } from './upload-list.ts';

type Options = {
  readonly schoolId: number;
  readonly appName: string;
  readonly limits: UploadLimits | undefined;
  /** Files that the thing has already. */
  readonly present: number;
  readonly onUploaded: (file: UploadedFile, place: number) => void;
  /** The list forgets what has arrived: its owner shows it elsewhere. */
  readonly forgetsDone: boolean;
};

/** The uploads of one field: pick, cancel, try again, take away. What is still on its way when the field goes is cancelled. */
export type Uploads = {
  readonly list: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
};

/** Another try may help when the network or the server failed, not when the file was refused. */
const failure = ({ key, params, status }: CallError): UploadState => ({
  is: 'failed',
  fault: { key, params },
  again: status === 0 || status >= 500 || status === 429 || status === 409,
});

export function useUploads(options: Options): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const ids = useRef(0);
  const early = useRef<File[]>([]);
  const latest = useLatest(options);
  const move = useCallback((id: number, state: UploadState) => setList((current) => withState(current, id, state)), []);

  const send = useCallback(
    async ({ id, file, attemptKey }: Upload) => {
      const { schoolId, appName } = latest.current;
      const cancel = new AbortController();
      running.current.set(id, cancel);
      const onProgress = (share: number) => move(id, { is: 'sending', share });
      try {
        const { signal } = cancel;
        const answer = await sendFile({ file, schoolId, appName, attemptKey, signal, onProgress });
        if (latest.current.forgetsDone) setList((current) => current.filter((upload) => upload.id !== id));
        else move(id, { is: 'done', answer });
        latest.current.onUploaded(answer, id);
      } catch (error) {
        if (error instanceof CallError) move(id, failure(error));
        else if (!cancel.signal.aborted) throw error;
      } finally {
        running.current.delete(id);
      }
    },
    [move],
  );

  useEffect(() => {
    for (const [id, cancel] of running.current) {
      if (!list.some((upload) => upload.id === id)) cancel.abort();
    }
    for (const upload of nextToSend(list)) {
      if (running.current.has(upload.id)) continue;
      move(upload.id, { is: 'sending', share: 0 });
      void send(upload);
    }
  }, [list, move, send]);

  useEffect(() => {
    const onItsWay = running.current;
    return () => {
      for (const cancel of onItsWay.values()) cancel.abort();
    };
  }, []);

  const add = useCallback((files: readonly File[]) => {
    const { limits, present } = latest.current;
    const nextId = () => {
      ids.current += 1;
      return ids.current;
    };
    // What is picked before the limits are known waits for them.
    if (limits) setList((current) => pick(current, files, limits, present, nextId, newKey));
    else early.current.push(...files);
  }, []);
  const isReady = options.limits !== undefined;
  useEffect(() => {
    if (isReady && early.current.length > 0) add(early.current.splice(0));
  }, [isReady, add]);
  const retry = useCallback((id: number) => move(id, { is: 'waiting' }), [move]);
  const remove = useCallback((id: number) => setList((current) => current.filter((upload) => upload.id !== id)), []);
  return { list, add, retry, remove };
}
