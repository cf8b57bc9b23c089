import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MySchool } from '#platform/web/data/me.ts';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { BrandMark } from '#platform/web/ui/brand-mark.tsx';
import classes from './header.module.css';

/** The school with its logo, and the way home. */
export function SchoolMark({ school }: { school: MySchool | null }) {
  const { t } = useTranslation('shell');
  const logo = useFileAddress(school?.logo);
  return (
    <Link className={classes.school} to="/" aria-label={school?.name ?? t('brand.home')}>
      {logo ? <img src={logo} alt="" /> : <BrandMark />}
      <span className={classes.schoolName}>{school?.name ?? 'Kriit'}</span>
    </Link>
  );
}
