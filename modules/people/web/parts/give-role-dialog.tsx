import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { DayField } from '#platform/web/ui/day-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { giveRole } from '../../contract/give-role.ts';
import { checkGiveRole, GIVE_ROLE_REFUSALS, giveRoleBody, NOTHING_GIVEN } from '../data/give-role-draft.ts';
import type { Person } from '../data/person.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { useToday } from '../data/use-today.ts';
import { RoleFields } from './role-fields.tsx';

type Props = { person: Person; opened: boolean; onClose: () => void };

/** Gives a person of the school one more role, from today or for a while. */
export function GiveRoleDialog({ person, opened, onClose }: Props) {
  const { t } = useTranslation(['people', 'ui']);
  const schoolId = useSchoolId();
  const today = useToday();
  const form = useForm(giveRole, {
    empty: NOTHING_GIVEN,
    check: (draft) => inWords(checkGiveRole(draft, today), t),
    refusals: GIVE_ROLE_REFUSALS,
    input: (draft) => {
      const body = giveRoleBody(draft);
      return body && { params: { schoolId, personId: person.user_id }, body };
    },
    onDone: () => {
      form.restart();
      onClose();
      void toast.done(t('give_role.done'));
    },
  });
  const { draft, change, faults } = form;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('give_role.title', { name: fullName(person) })}>
      <DialogForm form={form} onCancel={onClose} submitLabel={t('give_role.submit')} mayGo>
        <RoleFields
          value={draft}
          change={change}
          faults={faults}
          offered={person.may.give_type_ids}
          offeredLabels={person.may.give_labels}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <DayField
            label={t('give_role.starts_on')}
            description={t('give_role.starts_note')}
            value={draft.starts_on}
            error={faults.starts_on}
            onChange={({ currentTarget }) => change({ starts_on: currentTarget.value })}
          />
          <DayField
            label={t('give_role.last_day')}
            description={t('give_role.last_note')}
            value={draft.last_day}
            error={faults.last_day}
            onChange={({ currentTarget }) => change({ last_day: currentTarget.value })}
          />
        </SimpleGrid>
      </DialogForm>
    </Dialog>
  );
}
