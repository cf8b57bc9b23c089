import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { disposition } from './disposition.ts';
import type { ByteRange } from './file-store.ts';

/** A file that a handler lets out. */
export type ServedFile = {
  readonly file_name: string;
  readonly type: string;
  readonly size: number;
  readonly hash: string;
  /** Shown by the browser; everything that we did not draw ourselves is only saved. */
  readonly isShown: boolean;
  /** For what is no secret and has its hash in the address. */
  readonly keepSeconds?: number;
  open(range?: ByteRange): Promise<Readable>;
};

// Even what is shown may not run, load or be framed, should a browser ever take it for a page.
const LOCKED = { 'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'" };

/** One range as players ask for it; null for no range at all, undefined for one beyond the end. */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? undefined : { start, end };
}

/** Answers with the bytes of a file, or the part that was asked for. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply> {
  const tag = `"${file.hash}"`;
  reply.headers({
    ...LOCKED,
    'cache-control': file.keepSeconds ? `private, max-age=${file.keepSeconds}, immutable` : 'private, no-cache',
    'content-disposition': disposition(file.isShown ? 'inline' : 'attachment', file.file_name),
    'accept-ranges': 'bytes',
    etag: tag,
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const { range: wanted, 'if-range': condition } = request.headers;
  // A part of an older file cannot be continued with a part of a newer one.
  const range = condition === undefined || condition === tag ? readRange(wanted, file.size) : null;
  if (range === undefined) return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  const bytes = await file.open(range ?? undefined).catch((error) => {
    throw (error as { code?: string }).code === 'ENOENT' ? new Refusal('data_not_found') : error;
  });
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  const length = range ? range.end - range.start + 1 : file.size;
  return reply.type(file.type).header('content-length', length).send(bytes);
}
