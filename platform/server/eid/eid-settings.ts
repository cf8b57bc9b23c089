import { resolve } from 'node:path';
import { Type } from 'typebox';
import { HttpUrl, read } from '../config-shapes.ts';
import { setting } from '../setting.ts';

const Text = Type.Optional(Type.String({ pattern: '^[ -~]{1,200}$' }));

const file = (name: string, of: string) =>
  setting(name, Type.Optional(Type.String()), {
    read: (text) => resolve(import.meta.dirname, '../../..', text),
    expected: 'a file with certificates in PEM',
    description: `The authorities whose certificates are believed ${of}, as a PEM file.`,
  });

const Pin = Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' });
const pins = (name: string, of: string) =>
  setting(name, Type.Array(Pin), {
    read: read.list,
    fallback: '',
    expected: 'SHA-256 hashes of public keys in base64, with commas between them',
    description: `The keys by which ${of} is known: each the SHA-256 of a public key, in base64.`,
  });

/** How the electronic identities are reached and whom they are believed from; what is not given is not offered. */
export const eidSettings = {
  eidUuid: setting('KRIIT_EID_UUID', Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })), {
    read: read.text,
    expected: 'a UUID in small letters',
    description: 'The number under which Smart-ID and Mobile-ID know this installation (relyingPartyUUID).',
  }),
  eidName: setting('KRIIT_EID_NAME', Type.Optional(Type.String({ pattern: '^[ -~]{1,32}$' })), {
    read: read.text,
    expected: 'a name of at most 32 characters',
    description: 'The name under which they know it, exactly as it was agreed (relyingPartyName).',
  }),
  smartIdUrl: setting('KRIIT_SMART_ID_URL', Type.Optional(HttpUrl), {
    read: read.text,
    expected: 'an address such as https://rp-api.smart-id.com/v3',
    description: 'The Smart-ID service, with its version; without it Smart-ID is not offered.',
  }),
  smartIdScheme: setting('KRIIT_SMART_ID_SCHEME', Type.String({ pattern: '^[a-z-]{1,40}$' }), {
    read: read.text,
    fallback: 'smart-id',
    expected: 'a word such as smart-id',
    description: 'The scheme that phones sign with; smart-id-demo at the vendor’s test service.',
  }),
  smartIdPins: pins('KRIIT_SMART_ID_PINS', 'the Smart-ID service'),
  smartIdAuthorities: file('KRIIT_SMART_ID_AUTHORITIES', 'for Smart-ID'),
  mobileIdUrl: setting('KRIIT_MOBILE_ID_URL', Type.Optional(HttpUrl), {
    read: read.text,
    expected: 'an address such as https://mid.sk.ee/mid-api',
    description: 'The Mobile-ID service; without it Mobile-ID is not offered.',
  }),
  mobileIdPins: pins('KRIIT_MOBILE_ID_PINS', 'the Mobile-ID service'),
  mobileIdAuthorities: file('KRIIT_MOBILE_ID_AUTHORITIES', 'for Mobile-ID'),
  idCardAuthorities: file('KRIIT_ID_CARD_AUTHORITIES', 'on ID cards (Web eID)'),
  openidIssuer: setting('KRIIT_OPENID_ISSUER', Type.Optional(HttpUrl), {
    read: read.text,
    expected: 'an address such as https://tara.ria.ee',
    description: 'An OpenID Connect service such as TARA or eeID; without it none is offered.',
  }),
  openidClient: setting('KRIIT_OPENID_CLIENT', Text, {
    read: read.text,
    expected: 'a name of visible characters',
    description: 'The client id at that service; the way back is /login/openid below KRIIT_PUBLIC_URL.',
  }),
  openidSecret: setting('KRIIT_OPENID_SECRET', Text, {
    read: read.text,
    expected: 'a secret of visible characters',
    description: 'The client’s secret at that service.',
    is_secret: true,
  }),
  openidScope: setting('KRIIT_OPENID_SCOPE', Type.String({ pattern: '^openid( [a-z:]+)*$' }), {
    read: read.text,
    fallback: 'openid',
    expected: 'openid and further scopes with spaces between them',
    description: 'What is asked for there, such as openid idcard mid smartid.',
  }),
} as const;
