import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FILTERS } from '../../contract/kinds.ts';
import type { Filter } from '../data/use-list-filter.ts';
import classes from './list-pane.module.css';

type Props = { value: Filter; onChange: (filter: Filter) => void };

/** The archive stands last, because it is looked for least. */
const ORDER = FILTERS.toSorted((a, b) => Number(a === 'archived') - Number(b === 'archived'));

/** Which conversations the list shows. */
export const ListFilters = memo(function ListFilters({ value, onChange }: Props) {
  const { t } = useTranslation('messaging');
  const row = useRef<HTMLFieldSetElement>(null);
  // Whoever comes by an address sees which of them it is, also where a finger draws the row sideways.
  useLayoutEffect(() => {
    const show = () => {
      const pressed = row.current?.querySelector(`[data-filter="${value}"]`);
      pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    show();
    // The letters that come later are wider than those that stand in for them.
    document.fonts.addEventListener('loadingdone', show);
    return () => document.fonts.removeEventListener('loadingdone', show);
  }, [value]);
  const names: Record<Filter, string> = {
    all: t('list.filter.all'),
    unread: t('list.filter.unread'),
    archived: t('list.filter.archived'),
    announcements: t('list.filter.announcements'),
    official: t('list.filter.official'),
  };
  return (
    <fieldset ref={row} className={classes.filters} aria-label={t('list.filters')}>
      {ORDER.map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.filter}
          data-filter={filter}
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {names[filter]}
        </button>
      ))}
    </fieldset>
  );
});
