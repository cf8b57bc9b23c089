import 'reflect-metadata';
import {
  BasicOCSPResponse,
  CertStatus,
  id_pkix_ocsp_basic,
  id_pkix_ocsp_nonce,
  OCSPRequest,
  OCSPResponse,
  OCSPResponseStatus,
  ResponderID,
  ResponseBytes,
  ResponseData,
  RevokedInfo,
  SingleResponse,
} from '@peculiar/asn1-ocsp';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import type { FastifyInstance } from 'fastify';
import type { Authority } from './test-authority.ts';

export const OCSP_PATH = '/ocsp';
const ECDSA_WITH_SHA384 = '1.2.840.10045.4.3.3';

/** A serial number as Node writes it: without the zeros before it, in capitals. */
const written = (bytes: ArrayBuffer): string => {
  const digits = Buffer.from(bytes)
    .toString('hex')
    .replace(/^(00)+/, '');
  return digits.toUpperCase();
};

/** Answers whether certificates of the demonstration's authorities were revoked; gives the list of those that were. */
export function ocspService(app: FastifyInstance, authorities: readonly Authority[]): Set<string> {
  const revoked = new Set<string>();
  app.addContentTypeParser('application/ocsp-request', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  for (const authority of authorities)
    app.post<{ Body: Buffer }>(`${OCSP_PATH}/${authority.kind}`, async ({ body }, reply) => {
      const { requestList, requestExtensions = [] } = AsnConvert.parse(body, OCSPRequest).tbsRequest;
      const now = new Date();
      const tbsResponseData = new ResponseData({
        responderID: new ResponderID({ byKey: new OctetString(Buffer.alloc(20)) }),
        producedAt: now,
        responses: requestList.map(({ reqCert }) => {
          const isRevoked = revoked.has(written(reqCert.serialNumber));
          const certStatus = isRevoked
            ? new CertStatus({ revoked: new RevokedInfo({ revocationTime: now }) })
            : new CertStatus({ good: null });
          return new SingleResponse({ certID: reqCert, certStatus, thisUpdate: now });
        }),
        responseExtensions: requestExtensions.filter(({ extnID }) => extnID === id_pkix_ocsp_nonce),
      });
      const basic = new BasicOCSPResponse({
        tbsResponseData,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA384 }),
        signature: new Uint8Array(authority.sign(new Uint8Array(AsnConvert.serialize(tbsResponseData)))).buffer,
      });
      const responseBytes = new ResponseBytes({
        responseType: id_pkix_ocsp_basic,
        response: new OctetString(AsnConvert.serialize(basic)),
      });
      const answer = new OCSPResponse({ responseStatus: OCSPResponseStatus.successful, responseBytes });
      return reply.type('application/ocsp-response').send(Buffer.from(AsnConvert.serialize(answer)));
    });
  return revoked;
}
