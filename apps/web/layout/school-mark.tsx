import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MySchool } from '#platform/web/data/me.ts';
import { BrandMark } from '#platform/web/ui/brand-mark.tsx';
import classes from './header.module.css';

/** The school with its logo, and the way home. */
export function SchoolMark({ school }: { school: MySchool | null }) {
  const { t } = useTranslation('shell');
  return (
    <Link className={classes.school} to="/" aria-label={school?.name ?? t('brand.home')}>
      {school?.logo ? <img src={school.logo} alt="" /> : <BrandMark />}
      <span className={classes.schoolName}>{school?.name ?? 'Kriit'}</span>
    </Link>
  );
}
