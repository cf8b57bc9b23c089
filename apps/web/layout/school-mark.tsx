import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MySchool } from '#platform/web/data/me.ts';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { BrandMark } from '#platform/web/ui/brand-mark.tsx';
import classes from './header.module.css';

/** The school with its logo, and the way home; brief where its name stands elsewhere. */
export function SchoolMark({ school, brief }: { school: MySchool | null; brief: boolean }) {
  const { t } = useTranslation('shell');
  const logo = useFileAddress(school?.logo);
  return (
    <Link
      className={classes.school}
      data-brief={brief || undefined}
      to="/"
      aria-label={school?.name ?? t('brand.home')}
    >
      {logo ? <img src={logo} alt="" /> : <BrandMark />}
      {!brief && <span className={classes.schoolName}>{school?.name ?? 'Kriit'}</span>}
    </Link>
  );
}
