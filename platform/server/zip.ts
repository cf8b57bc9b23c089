import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file in an archive; it is opened when it is its turn. */
export type ZipEntry = { readonly name: string; readonly open: () => Promise<Readable> };

/** What the format can count to without its extension for larger ones. */
const LARGEST = 0xffff_ffff;
/** The sizes come behind the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;

type Packed = { readonly name: Buffer; readonly crc: number; readonly packed: number; readonly size: number };
type Placed = Packed & { readonly offset: number };

/** The numbers of a header one behind the other, in two or four bytes each, as the format has them. */
function header(...numbers: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(numbers.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of numbers) at = bytes.writeUIntLE(value, at, width);
  return bytes;
}

/** The day and time of an entry as the format counts them, by the clock of UTC. */
const stamp = (now: Date): readonly [time: number, day: number] => [
  (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1),
  ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(),
];

/** Writes bytes on, and waits when whoever takes them cannot keep up. */
async function write(out: Writable, bytes: Buffer): Promise<number> {
  if (!out.write(bytes)) await once(out, 'drain');
  return bytes.length;
}

async function pack(out: Writable, { name, open }: ZipEntry): Promise<Packed> {
  let crc = 0;
  let size = 0;
  let packed = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(await open(), counting, createDeflateRaw(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) packed += await write(out, chunk);
  });
  return { name: Buffer.from(name), crc, packed, size };
}

/** Writes an archive to a stream, one entry at a time and never a whole one in memory; the stream is ended with it. */
export async function writeZip(out: Writable, entries: Iterable<ZipEntry>, now: Date): Promise<void> {
  const [time, day] = stamp(now);
  const placed: Placed[] = [];
  let offset = 0;
  for (const entry of entries) {
    const start = offset;
    const name = Buffer.from(entry.name);
    const common = [
      [2, FLAGS],
      [2, DEFLATED],
      [2, time],
      [2, day],
    ] as const;
    const sizesLater = [
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ] as const;
    offset += await write(out, header([4, 0x04034b50], [2, VERSION], ...common, ...sizesLater));
    offset += await write(out, name);
    const packed = await pack(out, entry);
    offset += packed.packed;
    offset += await write(out, header([4, 0x08074b50], [4, packed.crc], [4, packed.packed], [4, packed.size]));
    if (offset > LARGEST) throw new Error('the archive is larger than its format allows');
    placed.push({ ...packed, offset: start });
  }
  const begin = offset;
  for (const { name, crc, packed, size, offset: at } of placed) {
    const fixed = [
      [4, 0x02014b50],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, time],
      [2, day],
    ] as const;
    const sizes = [
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
    ] as const;
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ] as const;
    offset += await write(out, header(...fixed, ...sizes, ...rest));
    offset += await write(out, name);
  }
  const counts = [
    [2, placed.length],
    [2, placed.length],
    [4, offset - begin],
    [4, begin],
    [2, 0],
  ] as const;
  await write(out, header([4, 0x06054b50], [2, 0], [2, 0], ...counts));
  out.end();
}
