import { useTranslation } from 'react-i18next';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import { writeScope } from '../../contract/scope-query.ts';
import type { AnswerFilter } from '../data/use-answer-filter.ts';
import { useConsentGroups } from '../data/use-consent-groups.ts';
import { useGroupName } from '../data/use-group-name.ts';
import classes from './answers.module.css';

/** By name and by group: the same for the full list and the log. */
export function AnswerFilters({ id, filter }: { id: number; filter: AnswerFilter }) {
  const { t } = useTranslation('consents');
  const nameOf = useGroupName();
  const { data, error } = useConsentGroups(id);
  const groups = data?.map((group) => ({ value: writeScope(group.scope), label: nameOf(group) })) ?? [];
  return (
    <div className={classes.filters}>
      <SearchField label={t('full.search')} onSearch={filter.setSearch} />
      <SearchSelect
        aria-label={t('full.group')}
        placeholder={t('full.every_group')}
        data={groups}
        value={filter.scope ?? ''}
        onPick={filter.setScope}
        clearable
        fault={error ? errorSentence(error) : undefined}
      />
    </div>
  );
}
