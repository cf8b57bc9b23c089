import { describe, expect, it } from 'vitest';
import { EVERYBODY, readFilter, withFilter } from './people-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the filter of the people list', () => {
  it('is read out of the address', () => {
    expect(read('search=Õun&type_id=2&class_id=7&attention=no_guardian')).toEqual({
      search: 'Õun',
      type_id: 2,
      class_id: 7,
      attention: 'no_guardian',
    });
  });

  it.each(['', 'type_id=9&class_id=-1', 'type_id=x&class_id=1e3', 'type_id=&class_id=0&attention=all'])(
    'filters nothing when the address says %o',
    (query) => expect(read(query)).toEqual(EVERYBODY),
  );

  it('comes back from the address that it was written to', () => {
    const filter = { search: 'a & b', type_id: 5, class_id: 3, attention: 'open_invitation' } as const;
    expect(readFilter(withFilter(new URLSearchParams(), filter))).toEqual(filter);
  });

  it('leaves the address clean when it filters nothing', () => {
    expect(withFilter(new URLSearchParams('search=a&type_id=2&lang=et'), EVERYBODY).toString()).toBe('lang=et');
  });
});
