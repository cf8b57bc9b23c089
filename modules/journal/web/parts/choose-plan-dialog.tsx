import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { chooseWorkplan } from '../../contract/choose-workplan.ts';
import { SEARCH_MAX } from '../../contract/limits.ts';
import { listWorkplans } from '../../contract/list-workplans.ts';
import type { Table } from '../data/columns.ts';
import { NEW_WORKPLAN, workplanPath } from '../data/school-address.ts';
import classes from './journal-dialogs.module.css';
import { usePlanNote } from './plan-row.tsx';

type Props = { opened: boolean; onClose: () => void; journal: Table['journal'] };

const CHECK = <IconCheck size={18} aria-hidden="true" />;

/** Which workplan a journal follows: one click chooses it. */
export function ChoosePlanDialog({ opened, onClose, journal }: Props) {
  const { t } = useTranslation('journal');
  const note = usePlanNote();
  const [search, setSearch] = useState('');
  // By the time it is done, the list may be looking for something else.
  const [chosen, setChosen] = useState<string | null>(null);
  const { id, school_id, workplan } = journal;
  const plans = useCall(listWorkplans, { params: { schoolId: school_id }, query: search ? { search } : {} });
  const { run, pending, error } = useWrite(chooseWorkplan, {
    inPlace: staysInForm,
    onDone: () => {
      onClose();
      void toast.done(chosen === null ? t('plans.chosen_none') : t('plans.chosen', { name: chosen }));
    },
  });
  const choose = (plan: { id: number; name: string } | null) => {
    if (pending) return;
    if (plan?.id === workplan?.id) return onClose();
    setChosen(plan?.name ?? null);
    run({ params: { id }, body: { workplan_id: plan?.id ?? null, since: workplan?.id ?? null } });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('plans.choose_title')}>
      <p className={classes.lead}>{t('plans.choose_note')}</p>
      <SearchField label={t('plans.search')} maxLength={SEARCH_MAX} onSearch={setSearch} />
      <Faces
        query={plans}
        waiting={<SkeletonRows withAvatar={false} />}
        empty={{
          when: ({ workplans }) => workplans.length === 0,
          face: <EmptyFace drawing="search" sentence={search ? t('plans.not_found') : t('plans.none')} />,
        }}
      >
        {({ workplans }) => (
          <Rows label={t('plans.title')}>
            {workplan && !search && <Row dense title={t('plans.choose_none')} onClick={() => choose(null)} />}
            {workplans.map((plan) => (
              <Row
                key={plan.id}
                dense
                title={plan.name}
                note={note(plan)}
                current={plan.id === workplan?.id}
                end={plan.id === workplan?.id && CHECK}
                onClick={() => choose(plan)}
              />
            ))}
          </Rows>
        )}
      </Faces>
      <ErrorNotice error={error} />
      <DialogActions stays>
        {workplan && (
          <Button component={Link} to={workplanPath(workplan.id)} variant="default">
            {t('plans.open_plan')}
          </Button>
        )}
        <Button
          component={Link}
          to={NEW_WORKPLAN}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
        >
          {t('plans.new')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
