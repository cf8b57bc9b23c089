import { crc32, deflateSync, inflateSync } from 'node:zlib';

const START = 8;
const BYTES_PER_PIXEL = 3;

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = START; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** The neighbour that is nearest to left + up − corner, as the fifth filter of PNG foretells a byte. */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Takes the filters off, row by row: every byte stands for itself again. */
function withoutFilters(rows: Buffer, stride: number): Buffer {
  const plain = Buffer.alloc(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const x = at % stride;
    if (x === 0) continue;
    const left = x > BYTES_PER_PIXEL ? (plain[at - BYTES_PER_PIXEL] ?? 0) : 0;
    const up = plain[at - stride] ?? 0;
    const corner = x > BYTES_PER_PIXEL ? (plain[at - stride - BYTES_PER_PIXEL] ?? 0) : 0;
    const foretold = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][rows[at - x] ?? 0] ?? 0;
    plain[at] = (rows[at] ?? 0) + foretold;
  }
  return plain;
}

/**
 * Packs a screenshot anew, without loss. The browser filters each row for photographs; our flat
 * panels and dithered boards become a third smaller without.
 */
export function packPng(png: Buffer): Buffer {
  const chunks = [...chunksOf(png)];
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (head?.readUInt16BE(8) !== 0x0802)
    throw new Error('Only pictures with eight bits each of red, green and blue are packed.');
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const rows = withoutFilters(inflateSync(packed), head.readUInt32BE(0) * BYTES_PER_PIXEL + 1);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    png.subarray(0, START),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
