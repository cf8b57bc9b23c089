import { CloseButton } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { useIsLow } from '#platform/web/ui/use-screen.ts';
import { dismissAnnouncement } from '../../contract/dismiss-announcement.ts';
import { listAnnouncements } from '../../contract/list-announcements.ts';
import classes from './platform-notices.module.css';

type Notices = AnswerOf<typeof listAnnouncements>;

function Notice({ notice: { id, title, text } }: { notice: Notices[number] }) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const { run } = useWrite(dismissAnnouncement);
  // On a low window only its title is told, and the rest where somebody wants it.
  const isFolding = useIsLow();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const dismiss = (): void => {
    // It goes at once; what could not be put away comes back with the next answer.
    client.setQueriesData<Notices>({ queryKey: [listAnnouncements.route] }, (known) =>
      known?.filter((one) => one.id !== id),
    );
    run({ params: { id } });
  };
  return (
    <article className={classes.notice}>
      <IconSpeakerphone size={18} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>
          {isFolding ? (
            <button
              type="button"
              className={classes.unfold}
              aria-expanded={isUnfolded}
              onClick={() => setIsUnfolded((now) => !now)}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </p>
        {(isUnfolded || !isFolding) && <p className={classes.text}>{text}</p>}
      </div>
      <CloseButton size="sm" aria-label={t('platform_notices.dismiss', { title })} onClick={dismiss} />
    </article>
  );
}

/** The notices of the platform above the list, until they are put away. */
export const PlatformNotices = memo(function PlatformNotices() {
  const { t } = useTranslation('messaging');
  const { data: notices = [] } = useCall(listAnnouncements, {});
  if (notices.length === 0) return null;
  return (
    <section className={classes.notices} aria-label={t('platform_notices.label')}>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </section>
  );
});
