import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf, staysInForm } from '#platform/web/data/form-faults.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { LeaveGuard } from '#platform/web/ui/leave-guard.tsx';
import { SaveBar, saveBarForm } from '#platform/web/ui/save-bar.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import { saveDetails } from '../../contract/save-details.ts';
import type { Profile } from '../../contract/shapes.ts';
import {
  type AccountChanges,
  type AccountField,
  bodyOf,
  checkDraft,
  draftOf,
  unsavedOf,
} from '../data/account-draft.ts';
import type { AccountPanelProps } from '../data/account-panel.ts';
import { AddressPanel } from './address-panel.tsx';
import { DailyPanel } from './daily-panel.tsx';
import { YouPanel } from './you-panel.tsx';

const REFUSALS = {
  firstname: ['name_required'],
  lastname: [],
  gender: [],
  birthday: ['birthday_in_future'],
  country: [],
  county: [],
  city: [],
  street: [],
  postal_index: [],
  dietary_preferences: [],
  id_code: ['id_code_invalid', 'id_code_locked', 'id_code_taken', 'id_code_tries_used'],
  id_code_country: [],
} as const satisfies Record<AccountField, readonly string[]>;

/**
 * What a person tells about themselves. Changes lie over what the server has until they are saved, so that a refusal
 * loses nothing and another window's change shows up in the fields that were not touched.
 */
export function AccountForm({ saved, refresh }: { saved: Profile; refresh: () => Promise<unknown> }) {
  const { t } = useTranslation(['profile', 'ui']);
  const { school } = useMe();
  const [changes, setChanges] = useState<AccountChanges>({});
  const [tries, setTries] = useState(0);
  const save = useWrite(saveDetails, {
    inPlace: staysInForm,
    onDone: async () => {
      await refresh();
      restart();
      void toast.done(t('saved'));
    },
  });
  const form = useFaultFocus(tries, save.error);
  const values = { ...draftOf(saved, school?.country), ...changes };
  const unsaved = unsavedOf(saved, changes);
  const isDirty = unsaved.length > 0;
  const found = checkDraft(values, unsaved);
  const refused = faultsOf(save.error, REFUSALS);
  const own = Object.entries(found).map(([name, word]) => [name, t(word)]);
  const faults = { ...(tries > 0 ? Object.fromEntries(own) : {}), ...refused.at };
  const restart = () => {
    setChanges({});
    setTries(0);
    // The form begins below other panels; whoever saved at its foot stays there.
    form.current?.focus({ preventScroll: true });
  };
  const change = (next: AccountChanges) => {
    if (save.error) save.reset();
    setChanges((current) => ({ ...current, ...next }));
  };
  const panel: AccountPanelProps = { values, change, faults, may: saved.may };
  return (
    <form
      ref={form}
      className={saveBarForm}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
        if (isDirty && own.length === 0) save.run({ body: bodyOf(values, unsaved) });
      }}
    >
      <YouPanel {...panel} />
      <AddressPanel {...panel} />
      <DailyPanel {...panel} />
      {isDirty && (
        <SaveBar
          error={refused.rest}
          pending={save.pending}
          onDiscard={() => {
            save.reset();
            restart();
          }}
        />
      )}
      <LeaveGuard when={isDirty} />
    </form>
  );
}
