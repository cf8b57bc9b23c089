import { crc32 } from 'node:zlib';

const header = (size: number, fill: (view: DataView) => void): Buffer => {
  const bytes = Buffer.alloc(size);
  fill(new DataView(bytes.buffer, bytes.byteOffset, size));
  return bytes;
};

type ZipPart = {
  readonly name: string;
  readonly text: string /** A lie about the size, as bombs tell it. */;
  readonly claims?: number;
};

/** A zip archive of unpacked texts, the smallest that every reader takes. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claims } of parts) {
    const [label, bytes] = [Buffer.from(name), Buffer.from(text)];
    const sizes = (view: DataView, at: number) => {
      view.setUint32(at, crc32(bytes), true);
      view.setUint32(at + 4, bytes.length, true);
      view.setUint32(at + 8, claims ?? bytes.length, true);
      view.setUint16(at + 12, label.length, true);
    };
    const method = claims === undefined ? 0 : 8;
    const head = header(30, (view) => {
      view.setUint32(0, 0x04034b50, true);
      view.setUint16(8, method, true);
      sizes(view, 14);
    });
    const entry = header(46, (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(10, method, true);
      sizes(view, 16);
      view.setUint32(42, offset, true);
    });
    local.push(head, label, bytes);
    central.push(entry, label);
    offset += head.length + label.length + bytes.length;
  }
  const table = Buffer.concat(central);
  const end = header(22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, parts.length, true);
    view.setUint16(10, parts.length, true);
    view.setUint32(12, table.length, true);
    view.setUint32(16, offset, true);
  });
  return Buffer.concat([...local, table, end]);
}
