import 'reflect-metadata';
import { createHash, randomBytes, verify, X509Certificate } from 'node:crypto';
import {
  BasicOCSPResponse,
  CertID,
  id_kp_OCSPSigning,
  id_pkix_ocsp_basic,
  id_pkix_ocsp_nonce,
  OCSPRequest,
  OCSPResponse,
  OCSPResponseStatus,
  Request,
  TBSRequest,
} from '@peculiar/asn1-ocsp';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate, Extension } from '@peculiar/asn1-x509';
import { insist } from './eid-fault.ts';

const SHA1 = '1.3.14.3.2.26';
const ASN_NULL = new Uint8Array([5, 0]).buffer;
/** How old an answer may be, and how far two clocks may be apart (PROTOCOLS 3.3, step 6). */
const FRESH_MS = 15 * 60_000;

/** The hashes behind the signature algorithms that responders use. */
const HASHES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};

const sha1 = (bytes: ArrayBuffer): OctetString =>
  new OctetString(createHash('sha1').update(new Uint8Array(bytes)).digest());

/** How an authority's responder knows a certificate; every responder takes SHA-1 here, where nothing hangs on it. */
export function certificateId(certificate: X509Certificate, issuer: X509Certificate): CertID {
  const { tbsCertificate: leaf } = AsnConvert.parse(certificate.raw, Certificate);
  const { tbsCertificate: authority } = AsnConvert.parse(issuer.raw, Certificate);
  return new CertID({
    hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA1, parameters: ASN_NULL }),
    issuerNameHash: sha1(AsnConvert.serialize(authority.subject)),
    issuerKeyHash: sha1(authority.subjectPublicKeyInfo.subjectPublicKey),
    serialNumber: leaf.serialNumber,
  });
}

/** A question about one certificate, with a nonce that a responder may repeat. */
export function ocspQuestion(id: CertID): { nonce: Buffer; bytes: Buffer } {
  const nonce = Buffer.from(AsnConvert.serialize(new OctetString(randomBytes(16))));
  const asked = new TBSRequest({
    requestList: [new Request({ reqCert: id })],
    requestExtensions: [new Extension({ extnID: id_pkix_ocsp_nonce, extnValue: new OctetString(nonce) })],
  });
  return { nonce, bytes: Buffer.from(AsnConvert.serialize(new OCSPRequest({ tbsRequest: asked }))) };
}

/** Whoever may sign for an authority: itself, or a responder that it has issued a certificate for just this. */
function signersOf({ certs = [] }: BasicOCSPResponse, issuer: X509Certificate, now: Date): X509Certificate[] {
  const delegated = certs
    .map((certificate) => new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))))
    .filter(
      (one) =>
        one.checkIssued(issuer) &&
        one.verify(issuer.publicKey) &&
        // Node calls the extended purposes by this name.
        (one.keyUsage ?? []).includes(id_kp_OCSPSigning) &&
        one.validFromDate <= now &&
        now <= one.validToDate,
    );
  return [issuer, ...delegated];
}

const isSigned = (answer: BasicOCSPResponse, signers: readonly X509Certificate[]): boolean => {
  const hash = HASHES[answer.signatureAlgorithm.algorithm];
  const bytes = Buffer.from(answer.tbsResponseDataRaw ?? new ArrayBuffer(0));
  const signature = Buffer.from(answer.signature);
  return hash !== undefined && signers.some(({ publicKey }) => verify(hash, bytes, publicKey, signature));
};

const equal = (one: ArrayBuffer, other: ArrayBuffer): boolean => Buffer.from(one).equals(Buffer.from(other));

const isSame = (one: CertID, other: CertID): boolean =>
  one.hashAlgorithm.algorithm === other.hashAlgorithm.algorithm &&
  equal(one.issuerNameHash.buffer, other.issuerNameHash.buffer) &&
  equal(one.issuerKeyHash.buffer, other.issuerKeyHash.buffer) &&
  equal(one.serialNumber, other.serialNumber);

type Asked = { readonly id: CertID; readonly nonce: Buffer; readonly issuer: X509Certificate; readonly now: Date };

/** Insists that an answer says, signed and fresh, that the certificate we asked about is good. */
export function judgeOcspAnswer(bytes: Buffer, { id, nonce, issuer, now }: Asked): void {
  const { responseStatus, responseBytes } = AsnConvert.parse(bytes, OCSPResponse);
  insist(responseStatus === OCSPResponseStatus.successful, 'the responder refused to answer');
  insist(responseBytes?.responseType === id_pkix_ocsp_basic, 'an answer of another kind');
  const answer = AsnConvert.parse(responseBytes.response.buffer, BasicOCSPResponse);
  insist(isSigned(answer, signersOf(answer, issuer, now)), 'nobody who may has signed the answer');
  const { responses, responseExtensions = [] } = answer.tbsResponseData;
  const repeated = responseExtensions.find(({ extnID }) => extnID === id_pkix_ocsp_nonce);
  // Those who keep their answers ready repeat no nonce; the time then shows that an answer is no old one.
  insist(!repeated || Buffer.from(repeated.extnValue.buffer).equals(nonce), 'the answer to another question');
  const found = responses.find(({ certID }) => isSame(certID, id));
  insist(found !== undefined, 'an answer about another certificate');
  insist(Math.abs(now.getTime() - found.thisUpdate.getTime()) <= FRESH_MS, 'an old answer');
  insist(!found.certStatus.revoked && found.certStatus.good !== undefined, 'the certificate is not good');
}
