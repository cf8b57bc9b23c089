import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { limitBodyTime } from './body-time.ts';

it('gives up on a body that does not end, but not on an upload that takes longer', async () => {
  const server = createServer({ requestTimeout: 0 }, (incoming, response) => {
    incoming.resume().on('end', () => response.end('whole'));
  });
  limitBodyTime(server, 20);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const half = (path: string) => {
    const sent = request({ port, path, method: 'POST', headers: { 'content-length': 2 } });
    sent.on('error', () => {});
    sent.write('x');
    return sent;
  };
  const upload = half('/upload?school_id=1');
  const other = half('/uploads');
  const [late, socket] = await once(server, 'clientError');
  expect(late).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  socket.destroy();
  await new Promise((done) => other.once('close', done));
  upload.end('y');
  const [answer] = await once(upload, 'response');
  expect(answer.statusCode).toBe(200);
  answer.resume();
  server.close();
  server.closeAllConnections();
});
