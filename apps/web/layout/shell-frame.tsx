import { type MouseEvent, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { boot } from '#platform/web/data/launch.ts';
import { useMe } from '#platform/web/data/me.ts';
import { menuFor, useModules } from '#platform/web/module.ts';
import { ClosedFaceContext } from '#platform/web/ui/closed-face.tsx';
import { LostFaceContext } from '#platform/web/ui/lost-face.tsx';
import { useRootMark } from '#platform/web/ui/use-root-mark.ts';
import { useIsSlim } from '#platform/web/ui/use-screen.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { LeftMenu } from './left-menu.tsx';
import { NoRoleFace } from './no-role-face.tsx';
import NotFoundScreen from './not-found-screen.tsx';
import { RoleEnd } from './role-end.tsx';
import classes from './shell-frame.module.css';
import UnauthorizedScreen from './unauthorized-screen.tsx';
import { useMenuFold } from './use-menu-fold.ts';

/** Moves the focus by hand, because behind a hash the address of the content would be a page of its own. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

/** Header, menu and page around whatever the address shows. Inside a frame the module stands alone. */
export const ShellFrame = memo(function ShellFrame() {
  const { t } = useTranslation('shell');
  const me = useMe();
  const modules = useModules();
  const menu = useMemo(() => menuFor(modules, me), [modules, me]);
  const { folded, toggle } = useMenuFold();
  const slim = useIsSlim() || boot.standalone;
  const bare = boot.standalone && boot.framed;
  const mayStay = me.is_root || me.current_role !== null;
  const layout = bare ? 'bare' : slim ? 'slim' : folded ? 'folded' : 'wide';
  useRootMark('frame', layout);
  return (
    <div className={classes.frame} data-layout={layout}>
      {/* biome-ignore lint/a11y/useValidAnchor: It leads to a place of this page, so it is a link. */}
      <a className={classes.skip} href="#content" onClick={skip}>
        {t('skip')}
      </a>
      {!bare && <Header slim={slim} />}
      {layout !== 'bare' && !slim && <LeftMenu menu={menu} folded={folded} onToggle={toggle} />}
      <main className={classes.content} id="content" tabIndex={-1}>
        <RoleEnd mayStay={mayStay}>
          <ClosedFaceContext value={UnauthorizedScreen}>
            <LostFaceContext value={NotFoundScreen}>{mayStay ? <Outlet /> : <NoRoleFace />}</LostFaceContext>
          </ClosedFaceContext>
        </RoleEnd>
      </main>
      {slim && !bare && <BottomBar menu={menu} />}
      <ScrollRestoration />
    </div>
  );
});
