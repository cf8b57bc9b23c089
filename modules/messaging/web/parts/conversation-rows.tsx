import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Face } from '#platform/web/ui/face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SCROLL_TRIGGER_PX } from '../../contract/limits.ts';
import type { Entry } from '../../contract/shapes.ts';
import { MAIN, OVERVIEW } from '../data/addresses.ts';
import { useConversations } from '../data/use-conversations.ts';
import { useEnter } from '../data/use-enter.ts';
import { useListAnchor } from '../data/use-list-anchor.ts';
import type { Filter } from '../data/use-list-filter.ts';
import { useNearEnd } from '../data/use-near-end.ts';
import { useNow } from '../data/use-now.ts';
import { useOnePane } from '../data/use-one-pane.ts';
import { useRowMenu } from '../data/use-row-menu.ts';
import { walkRows } from '../data/walk-rows.ts';
import { BeginLink } from './begin-link.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { ConversationRow } from './conversation-row.tsx';
import classes from './list-pane.module.css';
import { ListWaiting } from './list-waiting.tsx';
import { PagesEnd } from './pages-end.tsx';
import { talkLines } from './talk-drawing.tsx';

type Props = { filter: Filter; kept: string };

/** The conversations of a filter; more of them load as the end comes near, and the arrow keys walk through them. */
export function ConversationRows({ filter, kept }: Props) {
  const { pages, entries } = useConversations({ filter });
  // Those of the filter before stand there until the others have come, which then begin at their top.
  const [shown, setShown] = useState(filter);
  if (shown !== filter && !pages.isPlaceholderData) setShown(filter);
  return (
    <Faces
      query={{ ...pages, data: entries }}
      waiting={
        <div className={classes.scroll}>
          <ListWaiting rows={9} />
        </div>
      }
      empty={{
        when: (all) => all.length === 0,
        face: <Empty filter={filter} />,
      }}
    >
      {(all) => <Full key={shown} entries={all} pages={pages} kept={kept} />}
    </Faces>
  );
}

function Empty({ filter }: { filter: Filter }) {
  const { t } = useTranslation('messaging');
  const isOverview = useMatch(OVERVIEW) !== null;
  const isResting = useMatch(MAIN) !== null;
  const isAlone = useOnePane() || isOverview;
  const sentence = t(`list.empty.${filter}`);
  if (isAlone)
    return (
      <div className={classes.face}>
        <Face lines={talkLines} sentence={sentence} action={filter === 'all' && <BeginLink />} />
      </div>
    );
  // The pane beside it has the drawing, and where nothing is open says of all conversations that there is none.
  return filter === 'all' && isResting ? null : <p className={classes.none}>{sentence}</p>;
}

type FullProps = {
  entries: readonly Entry[];
  pages: ReturnType<typeof useConversations>['pages'];
  kept: string;
};

function Full({ entries, pages, kept }: FullProps) {
  const { t } = useTranslation('messaging');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  useListAnchor(entries, list, scroller);
  const now = useNow();
  const enter = useEnter();
  const { asked, openMenu, closeMenu } = useRowMenu(entries);
  // A window may be higher than a page of the list, and then there is nothing to scroll.
  const end = useNearEnd(scroller, SCROLL_TRIGGER_PX, entries.length, pages);
  const walk = (event: KeyboardEvent<HTMLElement>) =>
    walkRows(event, entries.length, (at) => list.current?.scrollToIndex(at, { align: 'nearest' }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The arrow keys walk between links, which do the rest themselves.
    <div ref={scroller} className={classes.scroll} onKeyDown={walk} aria-busy={pages.isPlaceholderData}>
      <nav aria-label={t('list.label')}>
        <Virtualizer ref={list} scrollRef={scroller} as="ul" item="li" data={entries}>
          {(entry, at) => (
            <ConversationRow
              key={entry.group.group_id}
              entry={entry}
              at={at}
              kept={kept}
              now={now}
              isAsked={entry === asked?.entry}
              onMenu={openMenu}
              onEnter={enter}
            />
          )}
        </Virtualizer>
      </nav>
      <PagesEnd end={end} pages={pages} />
      {asked && <ConversationMenu {...asked} onClose={closeMenu} />}
    </div>
  );
}
