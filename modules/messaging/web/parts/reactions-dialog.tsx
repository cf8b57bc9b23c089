import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { deleteReaction } from '../../contract/delete-reaction.ts';
import { listReactions } from '../../contract/list-reactions.ts';
import type { DialogProps } from '../data/dialogs.ts';
import { PersonLine } from './person-line.tsx';
import classes from './reactions-dialog.module.css';

const ALL = 'all';

/** Who reacted how; one's own can be taken back here. */
export default function ReactionsDialog({ request, opened, onClose, onClosed }: DialogProps<'reactions'>) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const params = { messageId: request.messageId };
  const reactions = useCall(listReactions, { params });
  const takeBack = useWrite(deleteReaction);
  const [chosen, setChosen] = useState(ALL);
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('reactions.title')}>
      <Faces
        query={reactions}
        waiting={<SkeletonRows rows={4} />}
        empty={{
          when: (all) => all.length === 0,
          face: <EmptyFace drawing="people" sentence={t('reactions.none')} />,
        }}
      >
        {(all) => {
          const counts = Map.groupBy(all, ({ reaction }) => reaction);
          // The one that was chosen may have been taken back meanwhile.
          const shown = counts.has(chosen) ? chosen : ALL;
          const tabs = [
            { value: ALL, label: t('reactions.all', { count: all.length }) },
            ...[...counts].map(([value, those]) => ({ value, label: `${value} ${those.length}` })),
          ];
          return (
            <>
              <div className={classes.tabs}>
                <SegmentedControl
                  data={tabs}
                  value={shown}
                  onChange={setChosen}
                  size="sm"
                  aria-label={t('reactions.title')}
                />
              </div>
              <ul className={classes.list} aria-label={t('reactions.title')}>
                {(counts.get(shown) ?? all).map(({ user, reaction }) => (
                  <li key={user.id}>
                    <PersonLine
                      user={user}
                      mark={user.id === me.id && t('reactions.you')}
                      end={
                        <>
                          {user.id === me.id && (
                            <Button
                              variant="subtle"
                              size="compact-sm"
                              loading={takeBack.pending}
                              onClick={() => takeBack.run({ params })}
                            >
                              {t('reactions.remove')}
                            </Button>
                          )}
                          <span className={classes.reaction}>{reaction}</span>
                        </>
                      }
                    />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Faces>
    </Dialog>
  );
}
