import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { COUNTER_MAX, COUNTERS_REFRESH_MS } from '#platform/web/limits.ts';
import { useBackCloses } from '#platform/web/ui/use-back-closes.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { countNotices } from '../../contract/count-notices.ts';
import classes from './bell.module.css';
import { NoticeList } from './notice-list.tsx';

/** The bell in the header: how many notices are unread, and the notices themselves. */
export default function Bell() {
  const { t } = useTranslation('notices');
  const [opened, { toggle, close, open }] = useDisclosure();
  useBackCloses(opened, close);
  const { data } = useCall(countNotices, {}, { refreshEveryMs: COUNTERS_REFRESH_MS });
  const count = data?.unread_count ?? 0;
  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => (isOpen ? open() : close())}
      position="bottom-end"
      width="min(94vw, 400px)"
      withinPortal={false}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <button type="button" className={classes.bell} onClick={toggle} aria-haspopup="dialog">
          <IconBell size={20} stroke={1.75} aria-hidden="true" />
          <VisuallyHidden>{t('bell.open')}</VisuallyHidden>
          {count > 0 && (
            <span className={classes.count}>
              <span aria-hidden="true">{count > COUNTER_MAX ? `${COUNTER_MAX}+` : count}</span>
              <VisuallyHidden>{t('bell.unread', { count })}</VisuallyHidden>
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.sheet} aria-label={t('bell.title')}>
        {opened && <NoticeList onClose={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}
