import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, useParams, useSearchParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { useImmersed } from '#platform/web/ui/use-immersed.ts';
import { ANYWHERE, idIn, OVERVIEW, placeIn } from '../data/addresses.ts';
import { useEntering } from '../data/entering.ts';
import { useMode } from '../data/mode.ts';
import { OpenGroup } from '../data/open-group.ts';
import { useReturnToRow } from '../data/use-escape-back.ts';
import { useOnePane, useSideways } from '../data/use-one-pane.ts';
import { ConversationPanes } from '../parts/conversation-panes.tsx';
import { ListPane } from '../parts/list-pane.tsx';
import classes from '../parts/panes.module.css';
import { RestingPane } from '../parts/resting-pane.tsx';

/** List and conversation side by side; where there is room for one of them, the list comes first. */
export default function MainScreen() {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const { isEmbedded, isFullScreen, isAlone } = useMode();
  const isOnePane = useOnePane();
  const isSideways = useSideways();
  const address = useParams();
  const [params] = useSearchParams();
  const isAtOverview = useMatch(OVERVIEW) !== null;
  const [isFolded, setIsFolded] = useState(isFullScreen);
  const fold = useCallback(() => setIsFolded((now) => !now), []);
  const entered = useEntering();
  const isEntering = entered !== null;
  const groupId = entered ?? idIn(address.groupId);
  const context = isEntering ? undefined : address.context;
  const isOverview = isAtOverview && !isEntering;
  const isOpen = isEntering || address.groupId !== undefined || context !== undefined;
  const isListHidden = isOpen && (isOnePane || isFolded);
  useReturnToRow(groupId, isOnePane);
  // On a phone a conversation has the whole window, like any other messenger; held sideways, the header's height too.
  const immersion = isSideways ? 'shell' : isOnePane ? 'bar' : null;
  useImmersed(isAlone ? 'shell' : isOpen ? immersion : null);
  if (me.current_role === null) return <ClosedFace />;
  if (address.groupId !== undefined && groupId === null) return <LostFace />;
  const layout = isOnePane || isOverview ? 'one' : isListHidden ? 'folded' : 'two';
  return (
    <div className={classes.panes} data-layout={layout}>
      {!isEmbedded && <PageTitle>{t('list.title')}</PageTitle>}
      <div className={classes.list} inert={isListHidden} data-hidden={isListHidden || undefined}>
        <OpenGroup value={groupId}>
          <ListPane />
        </OpenGroup>
      </div>
      {(isOpen || layout === 'two') && (
        <div className={classes.detail}>
          {context !== undefined && <Outlet />}
          <ConversationPanes
            groupId={groupId}
            place={isEntering ? ANYWHERE : placeIn(params)}
            isOnePane={isOnePane}
            isFolded={isFolded}
            onFold={fold}
          />
          {!isOpen && <RestingPane />}
        </div>
      )}
    </div>
  );
}
