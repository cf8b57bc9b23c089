import 'reflect-metadata';
import { X509Certificate } from 'node:crypto';
import {
  AuthorityInfoAccessExtension,
  CertificatePolicyExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509Certificate as ReadCertificate,
} from '@peculiar/x509';
import { EidFault, type EidPerson } from './eid-fault.ts';

/** A certificate with what Node's own class does not tell: policies and the bits of its use. */
export type EidCertificate = {
  readonly x509: X509Certificate;
  readonly person: EidPerson;
  readonly policies: readonly string[];
  readonly may_sign: boolean;
  readonly may_encipher: boolean;
  /** Null where the certificate does not limit its use any further. */
  readonly purposes: readonly string[] | null;
  /** Where its authority says whether it was revoked; null where it says nothing about that. */
  readonly ocsp_url: string | null;
};

const SURNAME = '2.5.4.4';
const SERIAL_NUMBER = '2.5.4.5';
const COUNTRY = '2.5.4.6';
const GIVEN_NAME = '2.5.4.42';

// `PNOEE-38001085718`; certificates of older cards and test ones carry the bare code, and the country beside it.
const SERIAL = /^(?:PNO([A-Z]{2})-)?([0-9][0-9-]{5,20})$/;

function personIn(read: ReadCertificate): EidPerson {
  const fieldOf = (oid: string): string => read.subjectName.getField(oid)[0] ?? '';
  const [, country = fieldOf(COUNTRY), id_code] = SERIAL.exec(fieldOf(SERIAL_NUMBER)) ?? [];
  if (id_code === undefined || !/^[A-Z]{2}$/.test(country))
    throw new EidFault('not_accepted', 'the certificate names no person');
  return { country, id_code, firstname: fieldOf(GIVEN_NAME), lastname: fieldOf(SURNAME) };
}

/** Reads a certificate as a service sent it: DER in base64. */
export function readCertificate(base64: string): EidCertificate {
  const der = Buffer.from(base64, 'base64');
  try {
    const x509 = new X509Certificate(der);
    const read = new ReadCertificate(new Uint8Array(der));
    const usages = read.getExtension(KeyUsagesExtension)?.usages ?? 0;
    const enciphering = KeyUsageFlags.keyEncipherment | KeyUsageFlags.dataEncipherment;
    return {
      x509,
      person: personIn(read),
      policies: read.getExtension(CertificatePolicyExtension)?.policies ?? [],
      may_sign: (usages & KeyUsageFlags.digitalSignature) !== 0,
      may_encipher: (usages & enciphering) === enciphering,
      purposes: read.getExtension(ExtendedKeyUsageExtension)?.usages.map(String) ?? null,
      ocsp_url: read.getExtension(AuthorityInfoAccessExtension)?.ocsp[0]?.value ?? null,
    };
  } catch (error) {
    if (error instanceof EidFault) throw error;
    throw new EidFault('not_accepted', 'the certificate cannot be read');
  }
}
