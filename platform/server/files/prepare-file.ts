import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FILE_FORMATS, type FileExtension } from '#platform/contract/file-kinds.ts';
import { PREVIEW_SIZES } from '#platform/contract/file-limits.ts';
import { renamed } from '#platform/contract/file-name.ts';
import { Refusal } from '../refusal.ts';
import type { Drawn } from './clean-image.ts';
import type { RunImage } from './image-process.ts';
import { isOfficeFile } from './prove-office.ts';
import { isOldOfficeFile } from './prove-old-office.ts';
import { hasSignature } from './prove-signature.ts';
import { isText } from './prove-text.ts';
import { INCOMING, type ReceivedFile } from './receive-form.ts';

/** A file as it will be kept: proven, cleaned, and still in its spool folder. */
export type PreparedFile = Drawn & {
  readonly path: string;
  readonly file_name: string;
  readonly ext: FileExtension;
  readonly size: number;
  readonly hash: string;
};

type Proven = Drawn & { readonly path: string; readonly ext: FileExtension };

/** Of what is no image nothing is drawn. */
export const notDrawn: Drawn = { previews: [], width: null, height: null };

async function measure(path: string): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, hash: hash.digest('hex') };
}

/** The cleaned file for what we show ourselves; the incoming one, if its content is what its name says, for the rest. */
async function prove(file: ReceivedFile, ext: FileExtension, runImage: RunImage): Promise<Proven | null> {
  const from = file.folder.at(INCOMING);
  const as = (isFine: boolean): Proven | null => (isFine ? { path: from, ext, ...notDrawn } : null);
  const { proof } = FILE_FORMATS[ext];
  switch (proof) {
    case 'image':
    case 'heic':
    case 'svg': {
      const path = file.folder.at('clean');
      const places = PREVIEW_SIZES.map((size) => ({ size, path: file.folder.at(`preview-${size}`) }));
      const drawn = await runImage({ proof, ext, from, to: path, previews: places });
      // Browsers do not show HEIC, so what is kept and saved is a JPEG.
      return drawn && { path, ext: proof === 'heic' ? 'jpg' : ext, ...drawn };
    }
    case 'office':
      return as(await isOfficeFile(from, ext));
    case 'old-office':
      return as(await isOldOfficeFile(from, ext));
    case 'text':
      return as(await isText(from, ext));
    case 'signature':
      return as(await hasSignature(from, ext));
  }
}

/** Holds a file to its name, cleans it and makes its small versions; refuses content that is something else. */
export async function prepareFile(file: ReceivedFile, ext: FileExtension, runImage: RunImage): Promise<PreparedFile> {
  const proven = await prove(file, ext, runImage);
  if (!proven) throw new Refusal('error.file.content', { extension: ext });
  const isChanged = proven.path !== file.folder.at(INCOMING);
  return {
    ...proven,
    file_name: proven.ext === ext ? file.file_name : renamed(file.file_name, proven.ext),
    ...(isChanged ? await measure(proven.path) : { size: file.size, hash: file.hash }),
  };
}
