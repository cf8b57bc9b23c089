import type { ResponseRow } from '../../contract/shapes.ts';

/** What is known of one person, in one word. */
export type ResponseStatus = 'accepted' | 'denied' | 'seen' | 'not_seen';

type Answered = Pick<ResponseRow, 'accepted' | 'denied' | 'seen'>;

export function statusOf({ accepted, denied, seen }: Answered): ResponseStatus {
  if (accepted) return 'accepted';
  if (denied) return 'denied';
  return seen ? 'seen' : 'not_seen';
}

/** The tabs of the full list. "Seen" counts everybody who has opened it, as the summary does. */
export const RESPONSE_TABS = ['all', 'accepted', 'denied', 'seen', 'not_seen'] as const;
export type ResponseTab = (typeof RESPONSE_TABS)[number];

const FITS: Readonly<Record<ResponseTab, (row: Answered) => boolean>> = {
  all: () => true,
  accepted: ({ accepted }) => accepted,
  denied: ({ denied }) => denied,
  seen: ({ seen }) => seen,
  not_seen: (row) => statusOf(row) === 'not_seen',
};

export const rowsOn = <Row extends Answered>(rows: readonly Row[], tab: ResponseTab): Row[] => rows.filter(FITS[tab]);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a name has every word that is searched, with or without its accents. */
export function fitsName(name: string, search: string): boolean {
  const searched = plain(name);
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
