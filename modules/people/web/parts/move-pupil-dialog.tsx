import { NativeSelect, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { movePupil } from '../../contract/move-pupil.ts';
import type { Role } from '../../contract/shapes.ts';
import type { Person } from '../data/person.ts';
import { useClasses } from '../data/use-classes.ts';
import { useForm } from '../data/use-form.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { DialogForm } from './dialog-form.tsx';

type Props = { person: Person; role: Role; opened: boolean; onClose: () => void };

const NO_CLASS: { class_id: number | null } = { class_id: null };

/** Moves a pupil to another class of the school. */
export function MovePupilDialog({ person, role, opened, onClose }: Props) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const others = useClasses().filter(({ id }) => id !== role.class_id);
  const form = useForm(movePupil, {
    empty: NO_CLASS,
    check: ({ class_id }) => (class_id === null ? { class_id: 'move_pupil.choose' } : {}),
    refusals: { class_id: ['class_not_found', 'already_in_class'] },
    input: ({ class_id }) =>
      class_id === null ? null : { params: { schoolId, personId: person.user_id }, body: { class_id } },
    onDone: () => {
      onClose();
      void toast.done(t('move_pupil.done'));
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={() => form.restart()}
      title={t('move_pupil.title', { name: fullName(person) })}
      width="small"
    >
      <DialogForm form={form} onCancel={onClose} submitLabel={t('move_pupil.submit')}>
        <Text size="sm" c="dimmed">
          {t('move_pupil.now', { class: role.class_name })}
        </Text>
        <NativeSelect
          label={t('move_pupil.class')}
          required
          error={form.faults.class_id}
          value={form.draft.class_id ?? ''}
          onChange={({ currentTarget }) => form.change({ class_id: Number(currentTarget.value) || null })}
        >
          <option value="">{t('role_form.choose_class')}</option>
          {others.map(({ id, name, student_count }) => (
            <option key={id} value={id}>
              {name} ({t('move_pupil.note', { count: student_count })})
            </option>
          ))}
        </NativeSelect>
      </DialogForm>
    </Dialog>
  );
}
