import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const server = createServer();
let texts: readonly string[] = [];
// The library's own frames stand between ours, as a ping does in the middle of a conversation.
server.on('upgrade', (request, stream, head) =>
  sockets.handleUpgrade(request, stream, head, (socket) => {
    for (const text of texts) {
      stream.write(textFrame(text));
      socket.ping();
    }
    socket.close();
  }),
);
beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
});
afterAll(() => {
  server.close();
});

it('a text of any length is heard as it was said, between what the library says itself', async () => {
  texts = ['', 'Chalk', 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(65_535), 'x'.repeat(65_536), '黒板 🖍️ õpetaja'];
  const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  const [code] = await once(client, 'close');
  expect(heard).toEqual(texts);
  expect(code).toBe(1005);
});
