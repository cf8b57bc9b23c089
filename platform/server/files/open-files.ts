import type { FileExtension } from '#platform/contract/file-kinds.ts';
import type { Config } from '../config.ts';
import { type PdfPress, pdfPress } from '../pdf/pdf-press.ts';
import { type PhotoCheck, photoCheck } from '../photo/photo-process.ts';
import { StartError } from '../start-error.ts';
import { diskStore } from './disk-store.ts';
import { filePlaces } from './file-places.ts';
import type { FileStore } from './file-store.ts';
import { imagePool } from './image-pool.ts';
import { type PreparedFile, prepareFile } from './prepare-file.ts';
import type { ReceivedFile } from './receive-form.ts';
import { s3Store } from './s3-store.ts';
import { openSpool, type Spool } from './spool.ts';

/** What handling files takes, opened once for a server. */
export type FileKit = {
  readonly store: FileStore;
  readonly spool: Spool;
  /**
   * Holds a file to its name and cleans it. Images cost memory and time, so only a few are worked on at once, and
   * those who sent them take turns.
   */
  prepare(file: ReceivedFile, ext: FileExtension, owner: number): Promise<PreparedFile>;
  /** Looks at photos of people. */
  readonly photos: PhotoCheck;
  /** Writes documents. */
  readonly pdfs: PdfPress;
  /** Ends the work on images and documents at once; who waits for it is asked to come again. */
  close(): Promise<void>;
};

export type FileSettings = Pick<
  Config,
  'dataFolder' | 'filesFolder' | 's3Endpoint' | 's3Bucket' | 's3Region' | 's3Key' | 's3Secret'
>;

function storeFrom(settings: FileSettings): FileStore {
  const { s3Bucket: bucket, s3Key: key, s3Secret: secret, s3Endpoint: endpoint, s3Region: region } = settings;
  if (bucket === undefined) return diskStore(filePlaces(settings).kept);
  if (key === undefined || secret === undefined)
    throw new StartError('KRIIT_S3_BUCKET is set, so KRIIT_S3_KEY and KRIIT_S3_SECRET have to be set too.');
  return s3Store({ endpoint, bucket, region, key, secret });
}

/** Opens the store that the configuration names, and the spool on this machine's disk. */
export function openFiles(settings: FileSettings): FileKit {
  const images = imagePool();
  const photos = photoCheck();
  const pdfs = pdfPress();
  return {
    store: storeFrom(settings),
    spool: openSpool(filePlaces(settings).incoming),
    prepare: (file, ext, owner) => prepareFile(file, ext, (job) => images.run(owner, job)),
    photos,
    pdfs,
    close: async () => {
      images.close();
      photos.close();
      pdfs.close();
    },
  };
}
