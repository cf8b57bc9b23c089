import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localCertificate } from '#platform/testing/certificate.ts';
import { askService } from './ask-service.ts';
import { pinnedAgent, pinOf } from './pinned-agent.ts';

const { key, cert } = localCertificate();
const pin = pinOf(new X509Certificate(cert));
const other = pinOf(new X509Certificate(localCertificate().cert));

let server: Server;
let url: string;
let asked = 0;
beforeAll(async () => {
  server = createServer({ key, cert }, (request, response) => {
    asked += 1;
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/' }).end();
    else response.end(request.url === '/long' ? `"${'a'.repeat(100_001)}"` : '{"state":"RUNNING"}');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  url = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('speaks with a service whose key is pinned, also beside another one', async () => {
  expect(await askService(pinnedAgent([other, pin], cert), url)).toEqual({ status: 200, body: { state: 'RUNNING' } });
});

it('tells nothing to a service with another key, whoever vouches for it', async () => {
  const before = asked;
  await expect(askService(pinnedAgent([other], cert), url, { body: {} })).rejects.toMatchObject({
    outcome: 'service_away',
  });
  expect(asked).toBe(before);
});

it('does not take a pin for a certificate', async () => {
  await expect(askService(pinnedAgent([pin]), url)).rejects.toMatchObject({ outcome: 'service_away' });
});

it('goes nowhere else, and does not read without end', async () => {
  const agent = pinnedAgent([pin], cert);
  expect((await askService(agent, `${url}/elsewhere`)).status).toBe(302);
  await expect(askService(agent, `${url}/long`)).rejects.toMatchObject({ outcome: 'service_away' });
});
