import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { uploadFile } from '#platform/contract/file-upload.ts';
import { addressWith } from '../data/call.ts';
import { CallError, offlineError } from '../data/call-error.ts';
import { readAnswer } from '../data/read-answer.ts';
import { notePersonalCall } from '../data/session-activity.ts';
import { sessionHeaders } from '../data/session-bearer.ts';
import { waitForSignIn } from '../data/sign-in-gate.ts';
import { errorBus } from '../errors/error-bus.ts';

/** A file that the server has taken. */
export type UploadedFile = AnswerOf<typeof uploadFile>;

export type Sending = {
  readonly file: File;
  /** The school of the current role; null for somebody who has none. */
  readonly schoolId: number | null;
  readonly appName: string;
  /** The same for every try, so that a lost answer does not leave the file there twice. */
  readonly attemptKey: string;
  readonly signal: AbortSignal;
  /** Told how much has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** One try. Only XMLHttpRequest tells how much of a body has left. */
function sendOnce({ file, schoolId, appName, attemptKey, signal, onProgress }: Sending): Promise<UploadedFile> {
  const form = new FormData();
  form.append('app_name', appName);
  form.append('file', file, file.name);
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open('POST', addressWith(uploadFile, { query: schoolId === null ? {} : { school_id: schoolId } }));
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', attemptKey);
    for (const [name, value] of Object.entries(sessionHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        done(readAnswer(uploadFile, request.status, parsed(request.responseText)) as UploadedFile);
      } catch (error) {
        fail(error);
      }
    };
    request.onerror = () => fail(offlineError());
    request.onabort = () => fail(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    signal.addEventListener('abort', cancel);
    request.send(form);
  });
}

/** Uploads a file. When the session is over it waits for the sign-in and goes on; cancelling raises the signal's reason. */
export async function sendFile(sending: Sending): Promise<UploadedFile> {
  for (;;) {
    sending.signal.throwIfAborted();
    try {
      notePersonalCall();
      return await sendOnce(sending);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      errorBus.emit({ kind: 'call_failed', error, origin: 'person', in_place: true, in_modal: false, probe: false });
      if (!error.unauthorized) throw error;
      await waitForSignIn(sending.signal);
    }
  }
}
