import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { useMe } from '#platform/web/data/me.ts';
import { SaveForm } from '#platform/web/ui/save-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { saveDetails } from '../../contract/save-details.ts';
import type { Profile } from '../../contract/shapes.ts';
import { type AccountField, bodyOf, checkDraft, draftOf, unsavedOf } from '../data/account-draft.ts';
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
  const form = useForm(saveDetails, {
    empty: draftOf(saved, school?.country),
    check: (draft) => inWords(checkDraft(draft, unsavedOf(saved, draft)), t),
    refusals: REFUSALS,
    input: (draft) => {
      const unsaved = unsavedOf(saved, draft);
      return unsaved.length === 0 ? null : { body: bodyOf(draft, unsaved) };
    },
    onDone: async () => {
      await refresh();
      form.restart();
      void toast.done(t('saved'));
    },
  });
  const panel: AccountPanelProps = { values: form.draft, change: form.change, faults: form.faults, may: saved.may };
  return (
    <SaveForm form={form} isDirty={unsavedOf(saved, form.draft).length > 0}>
      <YouPanel {...panel} />
      <AddressPanel {...panel} />
      <DailyPanel {...panel} />
    </SaveForm>
  );
}
