import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** The first and the last byte that are wanted, both counted from 0. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where the bytes of files lie. It knows keys that we make, never names that somebody sent. */
export type FileStore = {
  /** Takes over a finished file of this machine; once it answers, the bytes outlive a crash. */
  put(key: string, path: string): Promise<void>;
  /** Opens what lies under a key; refuses when nothing does. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Forgets what lies under a key; nothing there is as good. */
  remove(key: string): Promise<void>;
};

/** The disk or the bucket has no room, or cannot be reached: the caller's file was not at fault. */
export class StoreTrouble extends Error {
  override name = 'StoreTrouble';
  readonly isFull: boolean;

  constructor(isFull: boolean, cause: unknown) {
    super(`the file store ${isFull ? 'is full' : 'does not answer'}: ${(cause as Error).message}`, { cause });
    this.isFull = isFull;
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Tells a full disk from a broken one. */
export const troubleOf = (error: unknown): StoreTrouble =>
  error instanceof StoreTrouble ? error : new StoreTrouble(FULL.has((error as { code?: string }).code ?? ''), error);

/** Writes a file of our own making; its bytes are on the disk when this answers. */
export async function writeDown(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes, { flush: true });
  } catch (error) {
    throw troubleOf(error);
  }
}
