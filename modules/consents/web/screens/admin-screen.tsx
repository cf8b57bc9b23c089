import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { TwoPane } from '#platform/web/ui/two-pane.tsx';
import { type AdminAddress, listPath, readAdminAddress } from '../data/admin-address.ts';
import { keepsConsents, readsConsents } from '../data/consent-roles.ts';
import { ConsentDetail } from '../parts/consent-detail.tsx';
import { ConsentSidebar } from '../parts/consent-sidebar.tsx';
import { WritingPanel } from '../parts/writing-panel.tsx';

/** What is open beside the list. */
function Detail({ address }: { address: AdminAddress }) {
  if (address.shows === 'consent')
    return <ConsentDetail key={address.id} place={address.place} id={address.id} part={address.part} />;
  if (address.shows === 'form')
    return <WritingPanel key={address.id} place={address.place} step={address.step} id={address.id} />;
  return null;
}

/** Everything under `/consent-management/admin`: one screen, because the list and what is typed outlive each address. */
export default function AdminScreen() {
  const { t } = useTranslation('consents');
  const me = useMe();
  const address = readAdminAddress(useParams()['*'] ?? '');
  if (address.shows === 'nothing') return <LostFace />;
  if (!readsConsents(me) || !me.school) return <ClosedFace />;
  if (address.shows === 'elsewhere') return <LeadOn to={address.to} />;
  const { place } = address;
  const isKeeper = keepsConsents(me);
  if (!isKeeper && (address.shows === 'form' || place === 'drafts')) return <LeadOn to={listPath('consent')} />;
  return (
    <Page title={t('list.title')} note={t(isKeeper ? 'list.note' : 'list.note_reader')}>
      <TwoPane
        list={<ConsentSidebar place={place} openId={'id' in address ? address.id : null} isKeeper={isKeeper} />}
        detail={address.shows === 'list' ? null : <Detail address={address} />}
        resting={
          <Panel>
            <EmptyFace drawing="search" sentence={t('list.no_consent_selected')} />
          </Panel>
        }
        back={{ to: listPath(place), label: t(place === 'consent' ? 'list.back' : `list.${place}`) }}
      />
    </Page>
  );
}
