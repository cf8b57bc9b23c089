import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Received = {
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly parts: string;
};

/** The headers of a letter, unfolded and readable. */
function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())];
    }),
  );
}

/** Reads encoded words, the way in which headers carry other letters than English ones (RFC 2047). */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );

const decodeQuoted = (word: string): string =>
  Buffer.from(
    word
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** The bodies of all parts, each read as its own encoding says. */
const partsOf = (body: string): string =>
  body
    .split(/\r\n--[^\r\n]+\r\n/)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const content = rest.join('\r\n\r\n');
      if (/quoted-printable/i.test(head)) return decodeQuoted(content);
      return /base64/i.test(head) ? Buffer.from(content, 'base64').toString('utf8') : content;
    })
    .join('\n');

/** A real SMTP server on this machine that keeps what it is given. */
export async function startMailServer() {
  const received: Received[] = [];
  let isBusy = false;
  let held: (() => void) | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: async (stream, session, done) => {
      const raw = await text(stream);
      const [head = '', ...rest] = raw.split('\r\n\r\n');
      held?.();
      // Nobody is told anything until the line is cut.
      if (held) return;
      if (isBusy) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, headers: headersOf(head), parts: partsOf(`\r\n${rest.join('\r\n\r\n')}`) });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** Takes no letters, or takes them again. */
    setBusy: (busy: boolean) => {
      isBusy = busy;
    },
    /** Leaves senders waiting for an answer until `let_go`; `reached` is when the first one waits. */
    hold: () => {
      const { promise: reached, resolve } = Promise.withResolvers<void>();
      held = resolve;
      return {
        reached,
        let_go: () => {
          held = null;
        },
      };
    },
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}
