import { ActionIcon, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileField } from '#platform/web/files/file-field.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import type { Form } from '#platform/web/ui/use-form.ts';
import { workplanFile } from '../../contract/workplan-file.ts';
import type { KeptWorkplan } from '../../contract/workplan-shapes.ts';
import type { PlanDraft } from '../data/plan-draft.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { FileLink } from './file-link.tsx';
import classes from './plan-fields.module.css';

export type Levels = KeptWorkplan['levels'];

type Props = Pick<Form<PlanDraft>, 'draft' | 'change' | 'faults'> & { levels: Levels };

type ExtrasProps = Omit<Props, 'levels'> & {
  /** Told while a file is on its way. */
  onBusy: (isBusy: boolean) => void;
};

const NONE = 'none';

/** The one file of a plan: what is there, or a place for one. */
function PlanFile({ draft: { file }, change, faults, onBusy }: ExtrasProps) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  return (
    <div>
      {file === null ? (
        <FileField
          label={t('plans.file')}
          schoolId={schoolId}
          appName={workplanFile.app_name}
          forgetsDone
          onBusy={onBusy}
          onUploaded={({ id, file_name, size, path }) => change({ file: { id, file_name, size, path } })}
        />
      ) : (
        <>
          <span className={classes.label}>{t('plans.file')}</span>
          <div className={classes.file}>
            <IconFile size={18} stroke={1.75} aria-hidden="true" />
            <FileLink path={file.path} name={file.file_name} size={file.size} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              onClick={() => change({ file: null })}
              aria-label={t('dialog.remove_file', { name: file.file_name })}
            >
              <IconX size={18} aria-hidden="true" />
            </ActionIcon>
          </div>
        </>
      )}
      {faults.file && (
        <p className={classes.fault} role="alert">
          {faults.file}
        </p>
      )}
    </div>
  );
}

/** What a workplan is called, and for whom it is. */
export function PlanFields({ draft, change, faults, levels }: Props) {
  const { t } = useTranslation('journal');
  return (
    <Panel title={t('plans.about')}>
      <Stack gap="md">
        <div className={classes.line}>
          <TextInput
            label={t('plans.name')}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            error={faults.name}
            required
          />
          <SearchSelect
            label={t('plans.level')}
            data={[
              { value: NONE, label: t('plans.no_level') },
              ...levels.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={draft.class_level_id === null ? NONE : String(draft.class_level_id)}
            onPick={(picked) => change({ class_level_id: Number(picked) || null })}
            fault={faults.class_level_id}
          />
        </div>
        <Textarea
          label={t('plans.description')}
          autosize
          minRows={1}
          maxRows={8}
          value={draft.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          error={faults.description}
        />
      </Stack>
    </Panel>
  );
}

/** What stands beside the lessons: the plan as a file, and who else reads it. */
export function PlanExtras({ draft, change, faults, onBusy }: ExtrasProps) {
  const { t } = useTranslation('journal');
  const share = t('plans.share');
  return (
    <Panel title={t('plans.more')}>
      <Stack gap="md">
        <PlanFile draft={draft} change={change} faults={faults} onBusy={onBusy} />
        <Switch
          label={share}
          aria-label={share}
          withThumbIndicator={false}
          description={t('plans.share_note')}
          checked={draft.is_shared}
          onChange={({ currentTarget }) => change({ is_shared: currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}
