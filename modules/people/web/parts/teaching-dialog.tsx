import { Checkbox, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { saveTeaching } from '../../contract/save-teaching.ts';
import type { Person } from '../data/person.ts';
import { useClasses } from '../data/use-classes.ts';
import { useSchoolId } from '../data/use-school-id.ts';

type Props = { person: Person; class_ids: readonly number[]; opened: boolean; onClose: () => void };

/** Chooses the classes of a teacher. */
export function TeachingDialog({ person, class_ids, opened, onClose }: Props) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const schoolClasses = useClasses();
  const form = useForm(saveTeaching, {
    empty: { class_ids: [...class_ids] },
    refusals: { class_ids: ['class_not_found'] },
    input: (draft) => ({ params: { schoolId, personId: person.user_id }, body: draft }),
    onDone: () => {
      onClose();
      void toast.done(t('teaching.saved'));
    },
  });
  const { draft, change } = form;
  const turn = (id: number, isTaught: boolean): void =>
    change({ class_ids: isTaught ? [...draft.class_ids, id] : draft.class_ids.filter((one) => one !== id) });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={() => form.restart()}
      title={t('teaching.dialog', { name: fullName(person) })}
      width="small"
    >
      <DialogForm form={form} onCancel={onClose} submitLabel={t('teaching.submit')}>
        <SimpleGrid cols={{ base: 3, xs: 4 }} spacing="sm" verticalSpacing="sm">
          {schoolClasses.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={draft.class_ids.includes(id)}
              onChange={({ currentTarget }) => turn(id, currentTarget.checked)}
            />
          ))}
        </SimpleGrid>
      </DialogForm>
    </Dialog>
  );
}
