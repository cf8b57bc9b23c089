import type { ConsentState } from '../../rules/judge-change.ts';

/** The three lists of the admin area, as addresses name them. */
export const PLACES = ['consent', 'drafts', 'archived'] as const;
export type Place = (typeof PLACES)[number];

/** The two steps of writing a consent. */
export type Step = 'create' | 'select-groups';

/** What is open of one consent: the draft, the summary of its answers, and above that the full list or the log. */
export type Part = 'draft' | 'responses' | 'full' | 'log';

/** What an address of the admin area shows. */
export type AdminAddress =
  | { readonly shows: 'list'; readonly place: Place }
  | { readonly shows: 'form'; readonly place: Place; readonly step: Step; readonly id: number | null }
  | { readonly shows: 'consent'; readonly place: Place; readonly id: number; readonly part: Part }
  /** It has no sense as it is written; this is the nearest one that has. */
  | { readonly shows: 'elsewhere'; readonly to: string }
  | { readonly shows: 'nothing' };

const ROOT = '/consent-management/admin';

export const listPath = (place: Place): string => `${ROOT}/${place}`;

export const formPath = (place: Place, step: Step, id: number | null): string =>
  id === null ? `${ROOT}/${place}/new/${step}` : `${ROOT}/${place}/edit/${step}/${id}`;

const TAILS: Readonly<Record<Part, string>> = {
  draft: 'draft',
  responses: 'responses',
  full: 'responses/full',
  log: 'responses/log',
};

export const consentPath = (place: Place, id: number, part: Part): string => `${ROOT}/${place}/${id}/${TAILS[part]}`;

const PLACE_OF: Readonly<Record<ConsentState, Place>> = {
  draft: 'drafts',
  published: 'consent',
  archived: 'archived',
};

/** The list in which a consent of this state stands. */
export const placeOf = (state: ConsentState): Place => PLACE_OF[state];

/** Where a consent of this state is read first. */
export const firstPath = (state: ConsentState, id: number): string =>
  consentPath(placeOf(state), id, state === 'draft' ? 'draft' : 'responses');

// The grammar of S3 section 2: every part after the first one may be missing.
const GRAMMAR =
  /^(?<place>consent|drafts|archived)(?:\/(?<view>edit|new))?(?:\/(?<step>create|select-groups))?(?:\/(?<id>\d+))?(?:\/(?<type>responses|draft))?(?:\/(?<more>full|log))?$/;

/** Row ids are PostgreSQL integers; digits beyond them lead to no consent. */
const ID_MAX = 2_147_483_647;

type Parts = Partial<Record<'view' | 'step' | 'id' | 'type' | 'more', string>>;

function formAt(place: Place, { view, step = 'create', id, type, more }: Parts): AdminAddress | null {
  const isNew = view === 'new';
  // An archived consent is read-only, a new one has no number yet, and an edited one cannot do without.
  if (type || more || place === 'archived' || isNew !== (id === undefined)) return null;
  return { shows: 'form', place, step: step as Step, id: isNew ? null : Number(id) };
}

function consentAt(place: Place, { step, id, type, more }: Parts): AdminAddress | null {
  if (step || id === undefined || (more !== undefined && type !== 'responses')) return null;
  const usual: Part = place === 'drafts' ? 'draft' : 'responses';
  return { shows: 'consent', place, id: Number(id), part: (more ?? type ?? usual) as Part };
}

/** Reads what follows `/consent-management/admin/`: what it shows, where it leads instead, or that there is no such page. */
export function readAdminAddress(tail: string): AdminAddress {
  const path = tail.replace(/\/$/, '');
  if (path === '') return { shows: 'elsewhere', to: listPath('consent') };
  const parts = GRAMMAR.exec(path)?.groups;
  if (parts === undefined) return { shows: 'nothing' };
  const place = parts.place as Place;
  if (path === place) return { shows: 'list', place };
  const isId = parts.id === undefined || (Number(parts.id) >= 1 && Number(parts.id) <= ID_MAX);
  const shown = isId ? (parts.view ? formAt(place, parts) : consentAt(place, parts)) : null;
  return shown ?? { shows: 'elsewhere', to: listPath(place) };
}
