import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#platform/contract/text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { savePlatformSchool } from '../../contract/save-platform-school.ts';
import type { PlatformSchool } from '../data/platform-school.ts';
import { PackageField } from './package-field.tsx';
import { SchoolNameField } from './school-name-field.tsx';

type Props = { school: PlatformSchool; opened: boolean; onClose: () => void };

/** Changes the name and the package of a school. */
export function EditSchoolDialog({ school, opened, onClose }: Props) {
  const { t } = useTranslation('people');
  const { id, name, package_key } = school;
  const form = useForm(savePlatformSchool, {
    empty: { name, package_key },
    check: (draft) => (isBlank(draft.name) ? { name: t('errors.name_required') } : {}),
    refusals: { name: ['name_required', 'school_name_taken'], package_key: [] },
    input: (body) => ({ params: { id }, body }),
    onDone: () => {
      onClose();
      void toast.done(t('edit_school.done'));
    },
  });
  const { draft, change, faults } = form;
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={() => form.restart()} title={t('edit_school.title', { name })}>
      <DialogForm form={form} onCancel={onClose} submitLabel={t('edit_school.submit')}>
        <SchoolNameField value={draft.name} onType={(typed) => change({ name: typed })} fault={faults.name} />
        <PackageField value={draft.package_key} onPick={(picked) => change({ package_key: picked })} />
        {draft.package_key === 'base' && package_key !== 'base' && (
          <Text size="sm" c="dimmed">
            {t('edit_school.package_note')}
          </Text>
        )}
      </DialogForm>
    </Dialog>
  );
}
