import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import { Check } from 'typebox/schema';
import { cleanFileName } from '#platform/contract/file-name.ts';
import { Refusal } from '../refusal.ts';
import { readTexts } from '../request-query.ts';
import { StoreTrouble, troubleOf } from './file-store.ts';
import { type Patience, watchSender } from './slow-sender.ts';
import type { Spool, SpoolFolder } from './spool.ts';

/** A file that has come in whole: its bytes were counted and hashed on the way, not believed. */
export type ReceivedFile = {
  readonly file_name: string;
  readonly size: number;
  /** SHA-256, in hex. */
  readonly hash: string;
  readonly folder: SpoolFolder;
};

export type ReceivedForm<Fields> = { readonly fields: Fields; readonly file: ReceivedFile };

/** The name of the upload in its spool folder. */
export const INCOMING = 'incoming';

const FIELD_BYTES = 2_000;
const invalid = (field: string): Refusal => new Refusal('invalid_request', { field: field.slice(0, 100) });

/** Counts and hashes what passes. */
function counting() {
  const hash = createHash('sha256');
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { meter, sum: () => ({ size, hash: hash.digest('hex') }) };
}

/** The name as its sender has it: browsers write these three characters so, because a form's header cannot hold them. */
const asGiven = (name: string): string => name.replace(/%(?:22|0D|0A)/g, decodeURIComponent);

/** Writes one file to the spool; what is beyond the limit is read and thrown away, so that the sender hears why. */
async function keepFile(part: MultipartFile, folder: SpoolFolder): Promise<ReceivedFile> {
  const { meter, sum } = counting();
  const writer = folder.writer(INCOMING);
  // A pipeline breaks as a whole, so who broke it is whoever failed first: the sender, or our disk.
  let broke: 'sender' | 'disk' | undefined;
  part.file.once('error', () => {
    broke ??= 'sender';
  });
  writer.once('error', () => {
    broke ??= 'disk';
  });
  await pipeline(part.file, meter, writer).catch((error) => {
    throw broke === 'disk' ? troubleOf(error) : error;
  });
  return { file_name: cleanFileName(asGiven(part.filename)), ...sum(), folder };
}

function readFields(schema: TSchema, texts: Record<string, unknown>): unknown {
  const known = (schema as TObject).properties;
  const stranger = Object.keys(texts).find((name) => !Object.hasOwn(known, name));
  if (stranger !== undefined) throw invalid(stranger);
  const fields = readTexts(schema as TObject, texts);
  const wrong = Object.entries(known).find(([name, kind]) => !Check(kind as TSchema, fields[name]));
  if (wrong) throw invalid(wrong[0]);
  return fields;
}

/**
 * Reads a form with one file, whatever the order of its parts. The first fault is remembered and the
 * rest is read to its end: whoever still sends does not hear an answer. On a fault nothing stays behind.
 */
export async function receiveForm<Fields extends TSchema>(
  request: FastifyRequest,
  schema: Fields,
  spool: Spool,
  maxBytes: number,
  patience?: Patience,
): Promise<ReceivedForm<Static<Fields>>> {
  const folder = await spool.create();
  const texts: Record<string, unknown> = {};
  let file: ReceivedFile | undefined;
  const sender = watchSender(request.raw, maxBytes, patience);
  const limits = {
    fieldNameSize: 100,
    fieldSize: FIELD_BYTES,
    fields: 20,
    fileSize: maxBytes + 1,
    files: 20,
    parts: 40,
  };
  try {
    // Whoever has left already will not be heard leaving.
    if (request.raw.destroyed) throw invalid('body');
    let fault: unknown;
    for await (const part of request.parts({ limits: { ...limits, headerPairs: 50 } })) {
      if (part.type === 'field') {
        const isTwice = Object.hasOwn(texts, part.fieldname);
        if (isTwice || part.valueTruncated || typeof part.value !== 'string') fault ??= invalid(part.fieldname);
        else texts[part.fieldname] = part.value;
      } else {
        if (part.fieldname !== 'file') fault ??= invalid(part.fieldname);
        else if (file) fault ??= new Refusal('error.file.too_many_files', { count: 1 });
        if (fault) part.file.resume();
        else file = await keepFile(part, folder);
      }
    }
    if (fault) throw fault;
    const fields = readFields(schema, texts) as Static<Fields>;
    if (!file) throw invalid('file');
    return { fields, file };
  } catch (error) {
    await folder.remove();
    throw asRefusal(error);
  } finally {
    sender.stop();
    request.raw.resume();
  }
}

/** A form that cannot be read is its sender's fault; a disk that cannot be written is ours. */
function asRefusal(error: unknown): unknown {
  if (error instanceof StoreTrouble) return refusalOf(error);
  return error instanceof Refusal ? error : invalid('body');
}

/** What a caller is told when the store fails; the cause goes along, for the log. */
export function refusalOf(trouble: StoreTrouble): Refusal {
  const refusal = new Refusal(trouble.isFull ? 'error.file.storage_full' : 'error.file.not_stored');
  refusal.cause = trouble;
  return refusal;
}
