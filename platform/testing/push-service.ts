import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { localCertificate } from './certificate.ts';

type Pushed = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const bytesOf = (key: ArrayBuffer): Buffer => Buffer.from(key);

/** A browser that has subscribed: it alone can read what is pushed to it (RFC 8291). */
export function pushBrowser(host: string, path: string) {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://${host}${path}`,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = bytesOf(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
      const key = bytesOf(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = bytesOf(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** A stand-in for the push services of browsers, over TLS as they are; this process trusts it until it stops. */
export async function startPushService() {
  const { key, cert } = localCertificate();
  const pushed: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer({ key, cert }, async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const status = answers.get(path) ?? 201;
    if (status === 201) pushed.push({ path, headers: request.headers, body });
    response.writeHead(status).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const before = globalAgent.options.ca;
  globalAgent.options.ca = cert;
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    pushed,
    /** Answers everything that is sent to a path with this status from now on. */
    answerWith: (path: string, status: number) => void answers.set(path, status),
    stop: async () => {
      globalAgent.options.ca = before;
      server.closeAllConnections();
      server.close();
    },
  };
}
