import type { ErrorParams } from '#platform/contract/errors.ts';
import { fitsLimits } from '#platform/contract/file-consumer.ts';
import { extensionOf } from '#platform/contract/file-name.ts';
import type { UploadedFile } from './send-file.ts';

/** What may be uploaded, as the server says it for this purpose and school. */
export type UploadLimits = {
  readonly extensions: readonly string[];
  readonly max_bytes: number;
  readonly max_count: number;
};

type Fault = { readonly key: string; readonly params: ErrorParams };

/** Where a picked file stands. `again` says whether another try could help. */
export type UploadState =
  | { readonly is: 'waiting' }
  | { readonly is: 'sending'; readonly share: number }
  | { readonly is: 'done'; readonly answer: UploadedFile }
  | { readonly is: 'failed'; readonly fault: Fault; readonly again: boolean };

/** A file that a person has picked, from the moment they did. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly attemptKey: string;
  readonly state: UploadState;
};

/** Files that are on their way at the same time. */
const SENDING_AT_ONCE = 2;

const refused = (key: string, params: ErrorParams = {}): UploadState => ({
  is: 'failed',
  fault: { key, params },
  again: false,
});

const counts = ({ state }: Upload): boolean => state.is !== 'failed' || state.again;

/** Where there is one place, what is picked next takes it, unless a file has arrived there already. */
const staysBeside = ({ max_count }: UploadLimits, upload: Upload): boolean =>
  counts(upload) && (max_count > 1 || upload.state.is === 'done');

/** Judges picked files before a byte is sent; those that cannot be taken are shown with the reason. */
export function pick(
  list: readonly Upload[],
  files: readonly File[],
  limits: UploadLimits,
  present: number,
  nextId: () => number,
  newKey: () => string,
): Upload[] {
  const judged = files.map((file) => ({ file, verdict: fitsLimits(limits, extensionOf(file.name), file.size) }));
  const fitsOne = judged.some(({ verdict }) => verdict.allowed);
  // What was refused before has been read by now; it makes room for the news of this pick.
  const kept = list.filter((upload) => (fitsOne ? staysBeside(limits, upload) : counts(upload)));
  let taken = present + kept.length;
  const picked = judged.map(({ file, verdict }): Upload => {
    const isOne = verdict.allowed && taken < limits.max_count;
    if (isOne) taken += 1;
    const state: UploadState = isOne
      ? { is: 'waiting' }
      : verdict.allowed
        ? refused('error.file.too_many_files', { count: limits.max_count })
        : refused(verdict.key, verdict.params);
    return { id: nextId(), file, attemptKey: newKey(), state };
  });
  return [...kept, ...picked];
}

/** The list with one upload in another state; one that is gone stays gone. */
export const withState = (list: readonly Upload[], id: number, state: UploadState): Upload[] =>
  list.map((upload) => (upload.id === id ? { ...upload, state } : upload));

/** Those whose turn it is to be sent. */
export function nextToSend(list: readonly Upload[]): Upload[] {
  const free = SENDING_AT_ONCE - list.filter(({ state }) => state.is === 'sending').length;
  return list.filter(({ state }) => state.is === 'waiting').slice(0, Math.max(0, free));
}
