import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { readAuthorities } from './eid-trust.ts';
import type { MobileIdKit } from './mobile-id.ts';
import { type OpenidKit, type OpenidSettings, openOpenid } from './openid.ts';
import { pinnedAgent } from './pinned-agent.ts';
import type { SmartIdKit } from './smart-id-turn.ts';
import type { WebEidKit } from './web-eid.ts';

/** The authorities behind the certificates of people, and the keys of the service itself. */
type Believed = { readonly authorities: string; readonly pins: readonly string[] };

/** Where each kind of eID is reached, with the authorities as PEM; null where it is not offered. */
export type EidPlaces = {
  readonly smart_id: (Omit<SmartIdKit, 'trusted' | 'agent'> & Believed) | null;
  readonly mobile_id: (Omit<MobileIdKit, 'trusted' | 'agent'> & Believed) | null;
  readonly id_card: { readonly authorities: string } | null;
  readonly openid: OpenidSettings | null;
  /** Where the demonstration's phone and card are; null in earnest. */
  readonly demonstration: { readonly phone_url: string; readonly card_url: string } | null;
};

/** The kinds of eID that this installation can ask for. */
export type EidKit = {
  readonly smart_id: SmartIdKit | null;
  readonly mobile_id: MobileIdKit | null;
  readonly id_card: WebEidKit | null;
  readonly openid: OpenidKit | null;
  readonly demonstration: EidPlaces['demonstration'];
};

const believing = ({ authorities, pins }: Believed) => ({
  trusted: readAuthorities(authorities),
  agent: pinnedAgent(pins),
});

/** Gets ready to ask. */
export const openEid = ({ smart_id, mobile_id, id_card, openid, demonstration }: EidPlaces): EidKit => ({
  smart_id: smart_id && { ...smart_id, ...believing(smart_id) },
  mobile_id: mobile_id && { ...mobile_id, ...believing(mobile_id) },
  id_card: id_card && { trusted: readAuthorities(id_card.authorities) },
  openid: openid && openOpenid(openid),
  demonstration,
});

/** The authorities in a file; a start that could not believe anybody ends with one sentence. */
function fileOf(path: string | undefined, name: string): string {
  if (path === undefined) throw new StartError(`${name} is missing: without authorities nobody could be believed.`);
  try {
    const text = readFileSync(path, 'utf8');
    if (readAuthorities(text).length > 0) return text;
  } catch {
    // Missing, unreadable and broken files are told alike.
  }
  throw new StartError(`${name} must name a file with certificates in PEM.`);
}

/** The keys of a service; over https none would mean that whoever has any certificate for its name is believed. */
function pinsOf(pins: readonly string[], url: string, name: string): readonly string[] {
  if (pins.length === 0 && url.startsWith('https:'))
    throw new StartError(`${name} is missing: the service has to be known by its key.`);
  return pins;
}

/** What the configuration says about eID. */
export function eidPlacesOf(config: Config): EidPlaces {
  const { eidUuid: uuid, eidName: name, smartIdUrl, mobileIdUrl, openidIssuer } = config;
  const party = uuid === undefined || name === undefined ? null : { uuid, name };
  if ((smartIdUrl !== undefined || mobileIdUrl !== undefined) && party === null)
    throw new StartError(
      'KRIIT_SMART_ID_URL and KRIIT_MOBILE_ID_URL need KRIIT_EID_UUID and KRIIT_EID_NAME beside them.',
    );
  const { openidClient: client_id, openidSecret: client_secret } = config;
  if (openidIssuer !== undefined && (client_id === undefined || client_secret === undefined))
    throw new StartError('KRIIT_OPENID_ISSUER needs KRIIT_OPENID_CLIENT and KRIIT_OPENID_SECRET beside it.');
  return {
    smart_id:
      smartIdUrl === undefined || party === null
        ? null
        : {
            ...party,
            url: smartIdUrl,
            scheme: config.smartIdScheme,
            pins: pinsOf(config.smartIdPins, smartIdUrl, 'KRIIT_SMART_ID_PINS'),
            authorities: fileOf(config.smartIdAuthorities, 'KRIIT_SMART_ID_AUTHORITIES'),
          },
    mobile_id:
      mobileIdUrl === undefined || party === null
        ? null
        : {
            ...party,
            url: mobileIdUrl,
            pins: pinsOf(config.mobileIdPins, mobileIdUrl, 'KRIIT_MOBILE_ID_PINS'),
            authorities: fileOf(config.mobileIdAuthorities, 'KRIIT_MOBILE_ID_AUTHORITIES'),
          },
    id_card:
      config.idCardAuthorities === undefined
        ? null
        : { authorities: fileOf(config.idCardAuthorities, 'KRIIT_ID_CARD_AUTHORITIES') },
    openid:
      openidIssuer === undefined || client_id === undefined || client_secret === undefined
        ? null
        : { issuer: openidIssuer, client_id, client_secret, scope: config.openidScope },
    demonstration: null,
  };
}
