import { describe, expect, it } from 'vitest';
import {
  type AdminAddress,
  consentPath,
  firstPath,
  formPath,
  listPath,
  type Part,
  PLACES,
  readAdminAddress,
} from './admin-address.ts';

const list = (place: string) => ({ shows: 'list', place });
const form = (place: string, step: string, id: number | null) => ({ shows: 'form', place, step, id });
const consent = (place: string, id: number, part: string) => ({ shows: 'consent', place, id, part });
const to = (place: string) => ({ shows: 'elsewhere', to: `/consent-management/admin/${place}` });
const nothing = { shows: 'nothing' };

describe('an address of the admin area', () => {
  it.each<[tail: string, shown: object]>([
    ['', to('consent')],
    ['consent', list('consent')],
    ['consent/', list('consent')],
    ['drafts', list('drafts')],
    ['archived', list('archived')],
    ['consent/new', form('consent', 'create', null)],
    ['consent/new/create', form('consent', 'create', null)],
    ['consent/new/select-groups', form('consent', 'select-groups', null)],
    ['drafts/new/create', form('drafts', 'create', null)],
    ['consent/edit/7', form('consent', 'create', 7)],
    ['consent/edit/create/7', form('consent', 'create', 7)],
    ['drafts/edit/select-groups/7', form('drafts', 'select-groups', 7)],
    ['consent/7', consent('consent', 7, 'responses')],
    ['consent/007', consent('consent', 7, 'responses')],
    ['drafts/7', consent('drafts', 7, 'draft')],
    ['drafts/7/draft', consent('drafts', 7, 'draft')],
    ['archived/7/responses', consent('archived', 7, 'responses')],
    ['consent/7/responses/full', consent('consent', 7, 'full')],
    ['consent/7/responses/log', consent('consent', 7, 'log')],
    // Written like an address, but without sense: the nearest list.
    ['archived/new', to('archived')],
    ['archived/new/create', to('archived')],
    ['archived/edit/create/7', to('archived')],
    ['consent/edit', to('consent')],
    ['drafts/edit/create', to('drafts')],
    ['consent/new/create/7', to('consent')],
    ['consent/create', to('consent')],
    ['consent/select-groups/7', to('consent')],
    ['consent/edit/create/7/responses', to('consent')],
    ['consent/responses', to('consent')],
    ['consent/7/full', to('consent')],
    ['drafts/7/draft/log', to('drafts')],
    ['consent/0', to('consent')],
    ['consent/99999999999999999999', to('consent')],
    // No address of ours.
    ['xyz', nothing],
    ['consent/xyz', nothing],
    ['consent/edit/create/abc', nothing],
    ['consent/edit/create/7a', nothing],
    ['consent/-7', nothing],
    ['consent/7/responses/full/more', nothing],
    ['consent/7/answers', nothing],
    ['consent//new', nothing],
    ['Consent', nothing],
  ])('%s', (tail, shown) => expect(readAdminAddress(tail)).toEqual(shown));

  const tailOf = (path: string) => path.replace('/consent-management/admin/', '');

  it.each<AdminAddress>([
    ...PLACES.map((place): AdminAddress => ({ shows: 'list', place })),
    { shows: 'form', place: 'consent', step: 'create', id: null },
    { shows: 'form', place: 'drafts', step: 'select-groups', id: 12 },
    ...(['draft', 'responses', 'full', 'log'] as const).map(
      (part: Part): AdminAddress => ({ shows: 'consent', place: 'consent', id: 3, part }),
    ),
  ])('%j is written as it is read', (shown) => {
    const path =
      shown.shows === 'list'
        ? listPath(shown.place)
        : shown.shows === 'form'
          ? formPath(shown.place, shown.step, shown.id)
          : shown.shows === 'consent'
            ? consentPath(shown.place, shown.id, shown.part)
            : '';
    expect(readAdminAddress(tailOf(path))).toEqual(shown);
  });

  it('leads to where a consent of some state is read', () => {
    expect(tailOf(firstPath('draft', 4))).toBe('drafts/4/draft');
    expect(tailOf(firstPath('published', 4))).toBe('consent/4/responses');
    expect(tailOf(firstPath('archived', 4))).toBe('archived/4/responses');
  });
});
