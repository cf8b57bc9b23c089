import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { movePupil } from '../../contract/move-pupil.ts';
import type { Role } from '../../contract/shapes.ts';
import type { Person } from '../data/person.ts';
import { useClasses } from '../data/use-classes.ts';
import { useMoveBack } from '../data/use-move-back.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { ClassSelect } from './class-select.tsx';
import classes from './detail.module.css';

type Props = { person: Person; role: Role; opened: boolean; onClose: () => void };

const NO_CLASS: { class_id: number | null } = { class_id: null };

/** Moves a pupil to another class of the school. */
export function MovePupilDialog({ person, role, opened, onClose }: Props) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const schoolClasses = useClasses();
  const sizeOf = (id: string) =>
    t('move_pupil.note', { count: schoolClasses.find((one) => String(one.id) === id)?.student_count ?? 0 });
  const moveBack = useMoveBack(person.user_id);
  const form = useForm(movePupil, {
    empty: NO_CLASS,
    check: ({ class_id }) => (class_id === null ? { class_id: t('move_pupil.choose') } : {}),
    refusals: { class_id: ['class_not_found', 'already_in_class'] },
    input: ({ class_id }) =>
      class_id === null ? null : { params: { schoolId, personId: person.user_id }, body: { class_id } },
    onDone: ({ roles }) => {
      onClose();
      const now = roles.find(({ role_id }) => role_id === role.role_id);
      void toast.done(t('move_pupil.done', { class: now?.class_name }), () => moveBack(role));
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
        <ClassSelect
          label={t('move_pupil.class')}
          required
          placeholder={t('role_form.choose_class')}
          except={role.class_id}
          fault={form.faults.class_id}
          value={form.draft.class_id}
          onPick={(class_id) => form.change({ class_id })}
          renderOption={({ option }) => (
            <>
              {option.label} <span className={classes.size}>{sizeOf(option.value)}</span>
            </>
          )}
        />
      </DialogForm>
    </Dialog>
  );
}
