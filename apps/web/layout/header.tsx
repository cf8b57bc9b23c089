import { memo, Suspense } from 'react';
import { useMe } from '#platform/web/data/me.ts';
import { useSources } from '#platform/web/data/sources.ts';
import { useModules } from '#platform/web/module.ts';
import { LanguageMenu } from '#platform/web/ui/language-menu.tsx';
import { ThemeMenu } from '#platform/web/ui/theme-menu.tsx';
import { ChildSwitcher, useViewedChild } from './child-switcher.tsx';
import { CommandButton } from './command-button.tsx';
import classes from './header.module.css';
import { ProfileMenu } from './profile-menu.tsx';
import { RoleSwitcher } from './role-switcher.tsx';
import { SchoolMark } from './school-mark.tsx';

/** The header: which school, in which role, for which child; search, language, appearance, oneself. */
export const Header = memo(function Header({ slim }: { slim: boolean }) {
  const me = useMe();
  const { me: source } = useSources();
  const modules = useModules();
  // On a phone the name of the school stands under the name of the child.
  const isBrief = useViewedChild() !== undefined && slim;
  return (
    <header className={classes.header} data-slim={slim || undefined}>
      <SchoolMark school={me.school} brief={isBrief} />
      <div className={classes.view}>
        <RoleSwitcher slim={slim} />
        <ChildSwitcher slim={slim} />
      </div>
      <div className={classes.tools}>
        <CommandButton slim={slim} />
        {!slim && <LanguageMenu onPicked={(language) => void source.saveLanguage(language).catch(() => undefined)} />}
        {!slim && <ThemeMenu />}
        {modules.map(
          ({ name, HeaderTool }) =>
            HeaderTool && (
              <span key={name} className={classes.tool}>
                <Suspense>
                  <HeaderTool />
                </Suspense>
              </span>
            ),
        )}
        <ProfileMenu />
      </div>
    </header>
  );
});
