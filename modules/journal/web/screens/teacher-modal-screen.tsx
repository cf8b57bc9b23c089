import { useTranslation } from 'react-i18next';
import { boot } from '#platform/web/data/launch.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { listJournals } from '../../contract/list-journals.ts';
import { lessonDialogPath } from '../data/journal-address.ts';
import { readsJournals } from '../data/journal-roles.ts';

/** The home view of the lesson dialog: what it is, and the journals in which a new lesson can be entered. */
export default function TeacherModalScreen() {
  const { t } = useTranslation('journal');
  const me = useMe();
  const journals = useCall(listJournals, {}, { enabled: !boot.framed && readsJournals(me) });
  if (!readsJournals(me)) return <ClosedFace />;
  // In a frame the host opens lessons: a list of our own would lead past it.
  if (boot.framed)
    return <EmptyFace drawing="door" title={t('dialog.home_title')} isPage sentence={t('dialog.home_framed')} />;
  return (
    <Page title={t('dialog.home_title')} note={t('dialog.home_note')} width="narrow">
      <Faces
        query={journals}
        waiting={<SkeletonRows withAvatar={false} />}
        empty={{
          when: (all) => all.length === 0,
          face: <EmptyFace drawing="door" sentence={t('dialog.home_empty')} />,
        }}
      >
        {(all) => (
          <Panel flush>
            <Rows label={t('dialog.home_title')}>
              {all.map(({ id, title, class_name, is_locked }) => (
                <Row
                  key={id}
                  title={title}
                  note={class_name ?? t('list.group')}
                  end={is_locked && <StatusChip accent="gray">{t('dialog.locked')}</StatusChip>}
                  to={lessonDialogPath(me.school_id ?? 0, id)}
                />
              ))}
            </Rows>
          </Panel>
        )}
      </Faces>
    </Page>
  );
}
