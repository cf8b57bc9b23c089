import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FILE_FORMATS, type FileExtension } from '#platform/contract/file-kinds.ts';
import { renamed } from '#platform/contract/file-name.ts';
import { Refusal } from '../refusal.ts';
import { makePreviews, type Preview, rewriteImage } from './clean-image.ts';
import type { Decoder } from './decode-thread.ts';
import { StoreTrouble, writeDown } from './file-store.ts';
import { isOfficeFile } from './prove-office.ts';
import { isOldOfficeFile } from './prove-old-office.ts';
import { hasSignature } from './prove-signature.ts';
import { isText } from './prove-text.ts';
import { INCOMING, type ReceivedFile } from './receive-form.ts';

/** A file as it will be kept: proven, cleaned, and still in its spool folder. */
export type PreparedFile = {
  readonly path: string;
  readonly file_name: string;
  readonly ext: FileExtension;
  readonly size: number;
  readonly hash: string;
  readonly previews: readonly Preview[];
};

type Change = { readonly path: string; readonly ext: FileExtension };

async function measure(path: string): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, hash: hash.digest('hex') };
}

/** The cleaned file for what we show ourselves; the incoming one, if its content is what its name says, for the rest. */
async function prove(file: ReceivedFile, ext: FileExtension, decoder: Decoder): Promise<Change | null> {
  const from = file.folder.at(INCOMING);
  const to = file.folder.at('clean');
  const as = (isFine: boolean, change: Change): Change | null => (isFine ? change : null);
  const { proof } = FILE_FORMATS[ext];
  switch (proof) {
    case 'image':
      return as(await rewriteImage(from, to, ext), { path: to, ext });
    case 'heic':
    case 'svg': {
      const clean = await decoder.decode({ kind: proof, from });
      if (clean) await writeDown(to, clean);
      // Browsers do not show HEIC, so what is kept and saved is a JPEG.
      return as(clean !== null, { path: to, ext: proof === 'heic' ? 'jpg' : ext });
    }
    case 'office':
      return as(await isOfficeFile(from, ext), { path: from, ext });
    case 'old-office':
      return as(await isOldOfficeFile(from, ext), { path: from, ext });
    case 'text':
      return as(await isText(from, ext), { path: from, ext });
    case 'signature':
      return as(await hasSignature(from, ext), { path: from, ext });
  }
}

/** A drawing that no one can draw is no drawing; a disk that takes no more says nothing about it. */
function asUndrawable(error: unknown): null {
  if (error instanceof StoreTrouble) throw error;
  return null;
}

/** Holds a file to its name, cleans it and makes its small versions; refuses content that is something else. */
export async function prepareFile(file: ReceivedFile, ext: FileExtension, decoder: Decoder): Promise<PreparedFile> {
  const proven = await prove(file, ext, decoder);
  if (!proven) throw new Refusal('error.file.content', { extension: ext });
  const isImage = FILE_FORMATS[proven.ext].kind === 'image';
  const previews = isImage ? await makePreviews(proven.path, file.folder.at).catch(asUndrawable) : [];
  if (!previews) throw new Refusal('error.file.content', { extension: ext });
  const isChanged = proven.path !== file.folder.at(INCOMING);
  return {
    path: proven.path,
    file_name: proven.ext === ext ? file.file_name : renamed(file.file_name, proven.ext),
    ext: proven.ext,
    previews,
    ...(isChanged ? await measure(proven.path) : { size: file.size, hash: file.hash }),
  };
}
