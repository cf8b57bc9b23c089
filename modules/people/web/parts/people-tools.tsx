import { NativeSelect } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { ATTENTIONS } from '../../contract/find-people.ts';
import { SEARCH_MAX } from '../../contract/limits.ts';
import { SEARCH_HASH } from '../data/addresses.ts';
import { usePeopleFilter } from '../data/use-people-filter.ts';
import { ClassSelect } from './class-select.tsx';
import classes from './people-table.module.css';
import { RoleTypeSelect } from './role-type-select.tsx';

/** Search, role, class, what needs an eye, and how many people fit. */
export function PeopleTools({ total, onArrowDown }: { total: number | undefined; onArrowDown: () => void }) {
  const { t } = useTranslation('people');
  const { filter, change } = usePeopleFilter();
  const tools = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Asking for the search again, from the same address, brings the focus again.
  useEffect(() => {
    if (hash === SEARCH_HASH) tools.current?.querySelector('input')?.focus();
  }, [hash, key]);
  return (
    <search className={classes.tools} ref={tools}>
      <SearchField
        label={t('people.search')}
        initial={filter.search}
        maxLength={SEARCH_MAX}
        onSearch={(search) => change({ search })}
        onArrowDown={onArrowDown}
      />
      <RoleTypeSelect
        aria-label={t('people.role')}
        value={filter.type_id}
        onPick={(type_id) => change({ type_id })}
        none={t('people.every_role')}
      />
      <ClassSelect
        aria-label={t('people.class')}
        value={filter.class_id}
        onPick={(class_id) => change({ class_id })}
        none={t('people.every_class')}
      />
      <NativeSelect
        aria-label={t('people.attention')}
        value={filter.attention ?? ''}
        onChange={({ currentTarget }) =>
          change({ attention: ATTENTIONS.find((name) => name === currentTarget.value) ?? null })
        }
      >
        <option value="">{t('people.everybody')}</option>
        {ATTENTIONS.map((name) => (
          <option key={name} value={name}>
            {t(`attentions.${name}`)}
          </option>
        ))}
      </NativeSelect>
      <p className={classes.count} role="status">
        {total !== undefined && t('people.count', { count: total })}
      </p>
    </search>
  );
}
