import { useTranslation } from 'react-i18next';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { LIST_PAGE } from '../../contract/limits.ts';
import { stateOf } from '../../rules/judge-change.ts';
import { firstPath, type Place, placeOf } from '../data/admin-address.ts';
import { useConsents } from '../data/use-consents.ts';
import { useGrowing } from '../data/use-growing.ts';
import { ConsentItem } from './consent-item.tsx';
import classes from './consent-sidebar.module.css';
import { SidebarHead } from './sidebar-head.tsx';

type Props = { place: Place; openId: number | null; isKeeper: boolean };

/** One of the three lists: what was sent, the drafts, or what is archived. */
export function ConsentSidebar({ place, openId, isKeeper }: Props) {
  const { t } = useTranslation('consents');
  const query = useConsents();
  const standing = (at: Place) => query.data?.filter((consent) => placeOf(stateOf(consent)) === at) ?? [];
  const here = standing(place);
  const { shown, end } = useGrowing(here, LIST_PAGE);
  return (
    <Panel flush>
      <SidebarHead place={place} drafts={standing('drafts').length} isKeeper={isKeeper} />
      <Faces
        query={query}
        waiting={<SkeletonRows rows={6} withAvatar={false} />}
        empty={{ when: () => here.length === 0, face: <p className={classes.none}>{t(`list.none_${place}`)}</p> }}
      >
        {() => (
          <>
            <ul className={classes.items} aria-label={t(place === 'consent' ? 'list.title' : `list.${place}`)}>
              {shown.map((consent) => (
                <li key={consent.id}>
                  <ConsentItem
                    consent={consent}
                    to={firstPath(stateOf(consent), consent.id)}
                    isOpen={consent.id === openId}
                  />
                </li>
              ))}
            </ul>
            <div key={end.key} {...end.props} className={classes.end} />
          </>
        )}
      </Faces>
    </Panel>
  );
}
