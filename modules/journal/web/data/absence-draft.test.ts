import { describe, expect, it } from 'vitest';
import { draftOf, faultyDays, writtenFrom } from './absence-draft.ts';

const today = '2031-11-18';

describe('the form of an absence', () => {
  it('begins with all of today, and with the next hours where times are wanted', () => {
    const draft = draftOf(null, today, '14:05');
    expect(draft).toMatchObject({ all_day: true, from_day: '18.11.2031', from_time: '15:00', to_time: '16:00' });
    expect(writtenFrom(draft)).toEqual({ reason: '', all_day: true, from: today, to: today });
    expect(writtenFrom({ ...draft, all_day: false })).toMatchObject({ from: `${today}T15:00`, to: `${today}T16:00` });
    expect(draftOf(null, today, '21:59')).toMatchObject({ from_time: '22:00', to_time: '23:00' });
  });

  it('begins with tomorrow once no hour of today is left', () => {
    for (const time of ['22:00', '23:30']) {
      const late = draftOf(null, today, time);
      expect(writtenFrom(late)).toMatchObject({ from: '2031-11-19', to: '2031-11-19' });
      expect(writtenFrom({ ...late, all_day: false })).toMatchObject({
        from: '2031-11-19T08:00',
        to: '2031-11-19T09:00',
      });
    }
  });

  it('goes on with what was reported', () => {
    const before = {
      id: 1,
      student_id: 2,
      reason: 'Dentist',
      all_day: false,
      from: `${today}T10:00`,
      to: `${today}T11:30`,
      reported_by_name: 'Mari Tamm',
      created_at: '2031-11-17T08:00:00Z',
      version: 1,
      may_change: true,
    };
    expect(writtenFrom(draftOf(before, today, '08:00'))).toEqual({
      reason: 'Dentist',
      all_day: false,
      from: before.from,
      to: before.to,
    });
  });

  it('finds days that are none', () => {
    const draft = { ...draftOf(null, today, '08:00'), from_day: '31.02.2031', to_day: 'soon' };
    expect(faultyDays(draft)).toEqual({ from_day: 'ui:day.none', to_day: 'ui:day.wrong' });
  });
});
