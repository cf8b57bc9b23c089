import { describe, expect, it } from 'vitest';
import { checkFreeDays, draftOfFreeDays, freeDaysBody, meetingWith } from './free-days-draft.ts';

const autumn = { id: 4, name: 'Autumn break', starts_on: '2031-10-20', ends_on: '2031-10-26', version: 1 };

describe('free days in a form', () => {
  it('are written as people write them, and one day needs no end', () => {
    expect(draftOfFreeDays(autumn)).toEqual({ name: 'Autumn break', starts_on: '20.10.2031', ends_on: '26.10.2031' });
    expect(freeDaysBody({ name: 'Fair', starts_on: '1.9.2031', ends_on: ' ' })).toEqual({
      name: 'Fair',
      starts_on: '2031-09-01',
      ends_on: '2031-09-01',
    });
  });

  it('say which field is at fault', () => {
    const good = draftOfFreeDays(autumn);
    expect(checkFreeDays(good)).toEqual({});
    expect(checkFreeDays({ ...good, name: ' ' })).toEqual({ name: 'free_days_name_required' });
    expect(checkFreeDays({ ...good, starts_on: 'x' })).toEqual({ starts_on: 'free_days_from_invalid' });
    expect(checkFreeDays({ ...good, ends_on: '32.10.2031' })).toEqual({ ends_on: 'free_days_to_invalid' });
    expect(checkFreeDays({ ...good, ends_on: '01.10.2031' })).toEqual({ ends_on: 'free_days_order' });
  });

  it('know which others they meet', () => {
    const days = { starts_on: '2031-10-26', ends_on: '2031-10-27' };
    expect(meetingWith(days, [autumn], null)).toEqual([autumn]);
    expect(meetingWith(days, [autumn], 4)).toEqual([]);
    expect(meetingWith({ starts_on: '2031-10-27', ends_on: '2031-10-27' }, [autumn], null)).toEqual([]);
    expect(meetingWith({ starts_on: '', ends_on: '' }, [autumn], null)).toEqual([]);
  });
});
