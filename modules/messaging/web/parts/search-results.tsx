import { useTranslation } from 'react-i18next';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { searchMessages } from '../../contract/search-messages.ts';
import { useConversations } from '../data/use-conversations.ts';
import { useEnter } from '../data/use-enter.ts';
import { useNow } from '../data/use-now.ts';
import { useRowMenu } from '../data/use-row-menu.ts';
import { walkRows } from '../data/walk-rows.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { HitRow } from './hit-row.tsx';
import classes from './list-pane.module.css';
import { ListWaiting } from './list-waiting.tsx';
import { MoreFound } from './more-found.tsx';

type Props = { search: string; kept: string };

/** What was found: conversations by their names and people, then messages by their words. */
export function SearchResults({ search, kept }: Props) {
  const { t } = useTranslation('messaging');
  const now = useNow();
  const { pages, entries } = useConversations({ search });
  const found = useCallPages(searchMessages, { query: { search } }, ({ meta }) => meta.has_more, { singly: true });
  const enter = useEnter();
  const { asked, openMenu, closeMenu } = useRowMenu(entries ?? []);
  const hits = found.data?.pages.flatMap(({ data }) => data);
  const error = pages.error ?? found.error;
  if (error && (!entries || !hits)) {
    const retry = () => {
      if (pages.error) void pages.refetch();
      if (found.error) void found.refetch();
    };
    return <FailedFace error={error} onRetry={retry} />;
  }
  const isLate = pages.isPlaceholderData || found.isPlaceholderData;
  const isNothing = entries?.length === 0 && hits?.length === 0;
  if (!entries || !hits || (isNothing && isLate))
    return (
      <AfterDelay>
        <div className={classes.scroll}>
          <ListWaiting rows={5} />
        </div>
      </AfterDelay>
    );
  if (isNothing)
    return (
      <div className={classes.face}>
        <EmptyFace drawing="search" sentence={t('search.none', { search })} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The arrow keys walk between links, which do the rest themselves.
    <div
      className={classes.scroll}
      aria-busy={isLate}
      onKeyDown={(event) => walkRows(event, entries.length + hits.length)}
    >
      {entries.length > 0 && (
        <section aria-label={t('search.conversations')}>
          <h2 className={classes.section}>{t('search.conversations')}</h2>
          <ul className={classes.rows}>
            {entries.map((entry, at) => (
              <li key={entry.group.group_id}>
                <ConversationRow
                  entry={entry}
                  at={at}
                  kept={kept}
                  now={now}
                  isAsked={entry === asked?.entry}
                  onMenu={openMenu}
                  onEnter={enter}
                />
              </li>
            ))}
          </ul>
          <MoreFound pages={pages} label={t('search.more_conversations')} />
        </section>
      )}
      {hits.length > 0 && (
        <section aria-label={t('search.messages')}>
          <h2 className={classes.section}>{t('search.messages')}</h2>
          <ul className={classes.rows}>
            {hits.map((hit, at) => (
              <li key={hit.message.message_id}>
                <HitRow hit={hit} search={search} at={entries.length + at} now={now} />
              </li>
            ))}
          </ul>
          <MoreFound pages={found} label={t('search.more')} />
        </section>
      )}
      {asked && <ConversationMenu {...asked} onClose={closeMenu} />}
    </div>
  );
}
