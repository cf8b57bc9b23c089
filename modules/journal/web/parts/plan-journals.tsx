import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { chooseWorkplan } from '../../contract/choose-workplan.ts';
import { listJournals } from '../../contract/list-journals.ts';
import type { KeptWorkplan } from '../../contract/workplan-shapes.ts';
import { journalPath } from '../data/journal-address.ts';
import { teaches } from '../data/journal-roles.ts';
import classes from './plan-journals.module.css';

const called = ({ title, class_name }: { title: string; class_name: string | null }): string =>
  class_name === null ? title : `${title} · ${class_name}`;

/** One of the person's own journals, which follows the plan from then on. */
function UseIn({ plan }: { plan: KeptWorkplan }) {
  const { t } = useTranslation('journal');
  const own = useCall(listJournals, {});
  const { run, pending } = useWrite(chooseWorkplan, {
    onDone: () => void toast.done(t('plans.chosen', { name: plan.name })),
  });
  const offered = (own.data ?? []).filter(({ workplan_id, is_locked }) => !is_locked && workplan_id !== plan.id);
  if (offered.length === 0) return null;
  return (
    <div className={classes.use}>
      <SearchSelect
        label={t('plans.use_in')}
        placeholder={t('plans.use_hint')}
        disabled={pending}
        data={offered.map((journal) => ({ value: String(journal.id), label: called(journal) }))}
        value=""
        onPick={(picked) => {
          const journal = offered.find(({ id }) => String(id) === picked);
          if (journal) run({ params: { id: journal.id }, body: { workplan_id: plan.id, since: journal.workplan_id } });
        }}
      />
    </div>
  );
}

/** Which journals follow a plan, and a way to let another one do so. */
export function PlanJournals({ plan }: { plan: KeptWorkplan }) {
  const { t } = useTranslation('journal');
  const me = useMe();
  const { journals, journal_count } = plan;
  return (
    <Panel
      // Where not all of them are named, it is said how many they are.
      title={
        journal_count > journals.length ? t('plans.journals', { count: journal_count }) : t('plans.journals_title')
      }
      note={journals.length > 0 ? t('plans.journals_note') : t('plans.no_journals')}
      flush
    >
      {journals.length > 0 && (
        <Rows label={t('plans.journals_title')}>
          {journals.map((journal) => (
            <Row key={journal.id} to={journalPath(journal.id)} title={called(journal)} dense />
          ))}
        </Rows>
      )}
      {teaches(me) && <UseIn plan={plan} />}
    </Panel>
  );
}
