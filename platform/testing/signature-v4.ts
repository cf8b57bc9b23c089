import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Keys = { readonly key: string; readonly secret: string };
type Signed = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hex = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** True when a request was signed with these keys as version 4 of the signature says, its body included. */
export function isSigned({ method, url, headers, body }: Signed, { key, secret }: Keys): boolean {
  const [, who, day = '', region = '', names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const claimed = String(headers['x-amz-content-sha256']);
  if (who !== key || (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== hex(body))) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query, lines.join(''), names, claimed].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const told = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(signing, told).toString('hex') === signature;
}
