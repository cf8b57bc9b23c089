const TEXT_AND_LAST = 0x81;

/**
 * A text as it goes over the wire (RFC 6455, 5.2). What thousands hear is the same for all of them, so it is made once and
 * written to each in one piece, where the library would put a head before it for each and write twice.
 */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = TEXT_AND_LAST;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
}
