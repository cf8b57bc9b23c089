import { memo, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SEARCH_MAX } from '../../contract/limits.ts';
import { useDialogs } from '../data/dialogs.ts';
import { isTyping } from '../data/is-typing.ts';
import { hasModifier, isCommand, useKey } from '../data/use-key.ts';
import { type Filter, useListFilter } from '../data/use-list-filter.ts';
import { ConversationRows } from './conversation-rows.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import classes from './list-pane.module.css';
import { PlatformNotices } from './platform-notices.tsx';
import { SearchResults } from './search-results.tsx';

/** The list of conversations with what finds one: the search, and which of them are shown. */
export const ListPane = memo(function ListPane() {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  const list = useListFilter();
  const pane = useRef<HTMLDivElement>(null);
  const toSearch = () => pane.current?.querySelector<HTMLInputElement>('[role="searchbox"]')?.focus();
  useKey((event) => event.key === '/' && !hasModifier(event) && !isTyping(event.target), toSearch);
  useKey(
    (event) => event.key === '/' && isCommand(event),
    () => open({ kind: 'shortcuts' }),
  );
  // The same ones at each drawing, so that what is not another is not drawn anew with each conversation that is opened.
  const latest = useLatest(list);
  const setSearch = useCallback((text: string) => latest.current.setSearch(text), []);
  const setFilter = useCallback((filter: Filter) => latest.current.setFilter(filter), []);
  const focusFirst = useCallback(() => pane.current?.querySelector<HTMLElement>('[data-row="0"]')?.focus(), []);
  return (
    <div ref={pane} className={classes.pane}>
      <ListHead />
      <div className={classes.tools}>
        <SearchField
          label={t('list.search')}
          initial={list.search}
          maxLength={SEARCH_MAX}
          onSearch={setSearch}
          onArrowDown={focusFirst}
        />
        {list.search === '' && <ListFilters value={list.filter} onChange={setFilter} />}
        {list.isTooShort && <p className={classes.hint}>{t('search.too_short')}</p>}
      </div>
      <PlatformNotices />
      {list.isSearching ? (
        <SearchResults search={list.search} kept={list.kept} />
      ) : (
        <ConversationRows filter={list.filter} kept={list.kept} />
      )}
    </div>
  );
});
