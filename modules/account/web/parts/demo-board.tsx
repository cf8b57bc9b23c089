import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatList } from '#platform/web/i18n/lists.ts';
import { useRoleName } from '#platform/web/ui/role-name.tsx';
import classes from './board.module.css';
import type { DemoAccounts } from './board.tsx';

type School = DemoAccounts['schools'][number];
type Account = School['accounts'][number];

type Props = { schools: readonly School[]; pending: boolean; onPick: (username: string) => void };

/** Everybody of the demonstration, school by school: one click signs in. */
export default function DemoBoard({ schools, pending, onPick }: Props) {
  const { t, i18n } = useTranslation('account');
  const roleName = useRoleName();
  const rolesOf = ({ is_root, roles }: Account): string =>
    formatList([...(is_root ? [roleName('root')] : []), ...roles.map(roleName)], i18n.language);
  return (
    <div className={classes.demo}>
      <h2 className={classes.title}>{t('demo.title')}</h2>
      <p className={classes.note}>{t('demo.note')}</p>
      {schools.map(({ name, accounts }) => (
        <section key={name ?? 'platform'} className={classes.school}>
          <h3 className={classes.schoolName}>{name ?? t('demo.platform')}</h3>
          <ul className={classes.accounts}>
            {accounts.map((account) => (
              <li key={account.username}>
                <button
                  type="button"
                  className={classes.account}
                  disabled={pending}
                  onClick={() => onPick(account.username)}
                >
                  <span className={classes.role}>{rolesOf(account)}</span>
                  <span className={classes.name}>{account.name}</span>
                  <span className={classes.username}>{account.username}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Link className={classes.outbox} to="/demo/outbox">
        {t('demo.sent')}
      </Link>
    </div>
  );
}
