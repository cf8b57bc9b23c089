import type { X509Certificate } from 'node:crypto';
import { readCertificate } from './eid-certificate.ts';
import { EidFault, insist } from './eid-fault.ts';
import { issuerOf } from './eid-trust.ts';
import { certificateId, judgeOcspAnswer, ocspQuestion } from './ocsp.ts';

const WAIT_MS = 5_000;

async function ask(address: string, bytes: Buffer): Promise<Buffer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/ocsp-request' },
      body: new Uint8Array(bytes),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch {
    throw new EidFault('service_away', 'the responder for revoked certificates does not answer');
  }
}

/** Insists that a certificate has not been revoked, by asking where it says that its authority answers. */
export async function insistNotRevoked(base64: string, trusted: readonly X509Certificate[], now: Date): Promise<void> {
  const { x509, ocsp_url } = readCertificate(base64);
  insist(ocsp_url !== null, 'the certificate does not say where to ask whether it was revoked');
  const issuer = issuerOf(x509, trusted, now);
  insist(issuer !== undefined, 'nobody we trust issued the certificate');
  const id = certificateId(x509, issuer);
  const { nonce, bytes } = ocspQuestion(id);
  const answer = await ask(ocsp_url, bytes);
  try {
    judgeOcspAnswer(answer, { id, nonce, issuer, now });
  } catch (error) {
    throw error instanceof EidFault
      ? error
      : new EidFault('not_accepted', 'the answer about revocation cannot be read');
  }
}
