import { Group, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { addGuardian } from '../../contract/add-guardian.ts';
import { GUARDIAN_KINDS } from '../../contract/role-types.ts';
import { ADD_GUARDIAN_REFUSALS, addGuardianBody, checkAddGuardian, NO_GUARDIAN } from '../data/add-guardian-draft.ts';
import type { Person } from '../data/person.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { ParentPicker } from './parent-picker.tsx';

type Props = { child: Person; opened: boolean; onClose: () => void };

/** Makes a parent of the school a guardian of this pupil. */
export function AddGuardianDialog({ child, opened, onClose }: Props) {
  const { t } = useTranslation(['people', 'ui']);
  const schoolId = useSchoolId();
  const form = useForm(addGuardian, {
    empty: NO_GUARDIAN,
    check: (draft) => inWords(checkAddGuardian(draft), t),
    refusals: ADD_GUARDIAN_REFUSALS,
    input: (draft) => {
      const body = addGuardianBody(draft);
      return body && { params: { schoolId, personId: child.user_id }, body };
    },
    onDone: () => {
      onClose();
      void toast.done(t('add_guardian.done'));
    },
  });
  const { draft, change, faults } = form;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={() => form.restart()}
      title={t('add_guardian.title', { name: fullName(child) })}
    >
      <DialogForm form={form} onCancel={onClose} submitLabel={t('add_guardian.submit')}>
        <ParentPicker
          value={draft.guardian_id}
          onPick={(guardian_id) => change({ guardian_id })}
          fault={faults.guardian_id}
          taken={child.guardians.map(({ user_id }) => user_id)}
        />
        <Radio.Group
          label={t('add_guardian.kind')}
          required
          error={faults.kind}
          value={draft.kind}
          onChange={(value) => change({ kind: GUARDIAN_KINDS.find((kind) => kind === value) ?? null })}
        >
          <Group gap="lg" mt={6}>
            {GUARDIAN_KINDS.map((kind) => (
              <Radio key={kind} value={kind} label={t(`guardian_kinds.${kind}`)} />
            ))}
          </Group>
        </Radio.Group>
      </DialogForm>
    </Dialog>
  );
}
