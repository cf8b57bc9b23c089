import { X509Certificate } from 'node:crypto';
import type { EidCertificate } from './eid-certificate.ts';
import { insist } from './eid-fault.ts';

/** What a certificate must be besides trusted: every one of these holds, or it is refused by that name. */
export type EidProfile = Readonly<Record<string, (certificate: EidCertificate) => boolean>>;

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate;

/** The trusted authority, itself valid, that has issued a certificate. Nobody else is ever believed. */
export const issuerOf = (
  x509: X509Certificate,
  trusted: readonly X509Certificate[],
  now: Date,
): X509Certificate | undefined =>
  trusted.find(
    (authority) =>
      authority.ca && isValidAt(authority, now) && x509.checkIssued(authority) && x509.verify(authority.publicKey),
  );

/** Insists that a certificate is trusted, valid at this moment, and made for what it is shown for. */
export function judgeCertificate(
  certificate: EidCertificate,
  { trusted, profile, now }: { trusted: readonly X509Certificate[]; profile: EidProfile; now: Date },
): void {
  insist(issuerOf(certificate.x509, trusted, now) !== undefined, 'nobody we trust issued the certificate');
  insist(!certificate.x509.ca, 'the certificate is that of an authority');
  insist(isValidAt(certificate.x509, now), 'the certificate is not valid now');
  for (const [name, holds] of Object.entries(profile)) insist(holds(certificate), `the certificate lacks ${name}`);
}

/** The authorities in a PEM text, one after the other. */
export const readAuthorities = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (text) => new X509Certificate(text),
  );
