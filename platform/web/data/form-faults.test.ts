import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallError, offlineError, refusedError } from './call-error.ts';
import { faultsOf, staysInForm } from './form-faults.ts';

const refusals = { name: ['name_required', 'school_name_taken'], email: ['email_taken'] };

const refused = (key: string, params = {}) => refusedError(409, key, params);

beforeAll(() =>
  i18next.init({
    lng: 'en',
    ns: ['ui', 'people'],
    resources: {
      en: {
        ui: { errors: { invalid_request: 'Check it.' } },
        people: { errors: { email_taken: 'Somebody has it.', last_leader: 'The last one.' } },
      },
    },
  }),
);

describe('where a refusal is shown', () => {
  it('stands at the field that its key is about', () => {
    expect(faultsOf(refused('email_taken'), refusals)).toEqual({ at: { email: 'Somebody has it.' }, rest: null });
  });

  it('stands at the field that the answer names, however deep it lies', () => {
    const { at } = faultsOf(refused('invalid_request', { field: 'admin.email' }), refusals);
    expect(at).toEqual({ email: 'Check it.' });
  });

  it('stands above the buttons when it is about the whole', () => {
    const error = refused('last_leader');
    expect(faultsOf(error, refusals)).toEqual({ at: {}, rest: error });
  });

  it('leaves a lost connection and a fault of the server to the error modal', () => {
    const bug = new CallError({ status: 500, refusals: [] });
    expect([offlineError(), bug].map(staysInForm)).toEqual([false, false]);
  });

  it('is not said again when it was told elsewhere', () => {
    const error = Object.assign(refused('email_taken'), { isTold: true });
    expect(faultsOf(error, refusals)).toEqual({ at: {}, rest: null });
  });
});
