import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { RowLink, RowTable } from '#platform/web/ui/row-table.tsx';
import { PAGE } from '../../contract/limits.ts';
import type { listResponses } from '../../contract/list-responses.ts';
import { writeScope } from '../../contract/scope-query.ts';
import { useGroupName } from '../data/use-group-name.ts';
import { useGrowing } from '../data/use-growing.ts';
import { OPENED_HERE } from './address-dialog.tsx';
import classes from './responses-table.module.css';

type Props = {
  groups: AnswerOf<typeof listResponses>;
  /** Where the people of a group are listed. */
  path: string;
};

/** Group by group; more rows come as the end comes near. */
export function ResponsesTable({ groups, path }: Props) {
  const { t } = useTranslation('consents');
  const nameOf = useGroupName();
  const levels = new Set(
    groups.filter(({ scope_name }) => scope_name === 'class_level').map(({ scope }) => scope.class_level_id),
  );
  const isInner = ({ scope_name, scope }: (typeof groups)[number]) =>
    scope_name === 'class' && levels.has(scope.class_level_id);
  const { shown, end } = useGrowing(groups, PAGE);
  return (
    <div className={classes.scroll}>
      <RowTable className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('responses.school_groups')}</th>
            <th scope="col">{t('responses.accepted')}</th>
            <th scope="col">{t('responses.denied')}</th>
            <th scope="col">{t('responses.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => {
            const { users, statistics } = group;
            const scope = writeScope(group.scope);
            return (
              <tr key={scope}>
                <th scope="row" data-inner={isInner(group) || undefined}>
                  <RowLink to={`${path}?${new URLSearchParams({ scope })}`} state={OPENED_HERE} preventScrollReset>
                    {nameOf(group)}
                  </RowLink>
                  <span className={classes.count}>{users.length}</span>
                </th>
                <td>{statistics.accepted}</td>
                <td>{statistics.denied}</td>
                <td>{statistics.seen}</td>
              </tr>
            );
          })}
        </tbody>
      </RowTable>
      <div key={end.key} className={classes.end} {...end.props} />
    </div>
  );
}
