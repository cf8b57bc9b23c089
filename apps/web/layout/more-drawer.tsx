import { Button } from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSources } from '#platform/web/data/sources.ts';
import type { Counts } from '#platform/web/data/use-counters.ts';
import type { MenuEntry } from '#platform/web/module.ts';
import { LanguageMenu } from '#platform/web/ui/language-menu.tsx';
import { Sheet } from '#platform/web/ui/sheet.tsx';
import { ThemeMenu } from '#platform/web/ui/theme-menu.tsx';
import classes from './bottom-bar.module.css';
import { useLeave } from './leave.ts';
import { MenuLink } from './menu-link.tsx';

type Props = { menu: readonly MenuEntry[]; counts: Counts; opened: boolean; onClose: () => void };

/** What does not fit into the bottom bar: the other entries, the profile, language, appearance, sign out. */
export function MoreDrawer({ menu, counts, opened, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { me } = useSources();
  const leave = useLeave();
  return (
    <Sheet opened={opened} onClose={onClose} title={t('menu.more')}>
      {menu.length > 0 && (
        <ul className={classes.rest}>
          {menu.map((entry) => (
            <li key={entry.id}>
              <MenuLink entry={entry} counts={counts} className={classes.restEntry} onClick={onClose} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.settings}>
        <LanguageMenu inDialog onPicked={(language) => void me.saveLanguage(language).catch(() => undefined)} />
        <ThemeMenu inDialog />
        <Button
          component={Link}
          to="/profile"
          variant="default"
          leftSection={<IconUserCircle size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onClose}
        >
          {t('profile.title')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconLogout size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => void leave()}
        >
          {t('header.sign_out')}
        </Button>
      </div>
    </Sheet>
  );
}
