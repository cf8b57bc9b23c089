import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type FileStore, StoreTrouble } from './file-store.ts';

export type S3Place = {
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
};

/** The smallest part that such stores take; larger files go in several. */
const PART_BYTES = 5 * 1_048_576;
const PARTS_AT_A_TIME = 2;

const missing = (cause: unknown): Error => Object.assign(new Error('no such object', { cause }), { code: 'ENOENT' });

/** Files in a bucket of a store that speaks S3, wherever it stands. */
export function s3Store({ endpoint, bucket, region, key: accessKeyId, secret: secretAccessKey }: S3Place): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Many stores know only the signature, none of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  return {
    async put(key, path) {
      const upload = new Upload({
        client,
        params: { Bucket: bucket, Key: key, Body: createReadStream(path) },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_A_TIME,
        // Parts of an upload that failed would lie there and cost money for ever.
        leavePartsOnError: false,
      });
      await upload.done().catch((error) => {
        throw new StoreTrouble(false, error);
      });
    },
    async open(key, range) {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range })).catch((error) => {
        throw (error as Error).name === 'NoSuchKey' ? missing(error) : error;
      });
      if (!(Body instanceof Readable)) throw new Error('the store gave no stream');
      return Body;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
