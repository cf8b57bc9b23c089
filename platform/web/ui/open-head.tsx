import { Link } from 'react-router';
import { BrandMark } from './brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import classes from './open-head.module.css';
import { ThemeMenu } from './theme-menu.tsx';

const Brand = () => (
  <>
    <BrandMark size={36} />
    Kriit
  </>
);

/** The head of a page that needs no sign-in. Its name leads home, except on the pages that are the way in themselves. */
export const OpenHead = ({ leadsHome = true }: { leadsHome?: boolean }) => (
  <header className={classes.head}>
    {leadsHome ? (
      <Link className={classes.brand} to="/">
        <Brand />
      </Link>
    ) : (
      <span className={classes.brand}>
        <Brand />
      </span>
    )}
    <span className={classes.tools}>
      <LanguageMenu />
      <ThemeMenu />
    </span>
  </header>
);
