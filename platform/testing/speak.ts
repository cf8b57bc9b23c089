import { connect } from 'node:net';

/** An answer as it came over the wire. */
export type Heard = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The answer in what was heard so far; undefined while a part of it is missing. */
function readAnswer(heard: string): Heard | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [line = '', ...rest] = heard.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    rest.map((header) => {
      const [name = '', ...value] = header.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  const body = heard.slice(end + 4);
  const isWhole = Buffer.byteLength(body) >= Number(headers['content-length'] ?? 0);
  return isWhole ? { status: Number(line.split(' ')[1]), headers, body } : undefined;
}

/** Speaks bytes to a port of this machine, as no honest client would, and hears the first answer; undefined when there is none. */
export function speak(port: number, ...bytes: (string | Buffer)[]): Promise<Heard | undefined> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of bytes) socket.write(piece);
    });
    socket.on('data', (data) => {
      heard += data;
      if (readAnswer(heard)) socket.destroy();
    });
    // A server that hangs up on somebody who still sends is heard as an error; what it said before that counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(readAnswer(heard)));
  });
}
