import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Me, useMe } from '#platform/web/data/me.ts';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { useRoleName } from '#platform/web/ui/role-name.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { type Look, listLooks } from '../../contract/list-looks.ts';
import classes from './looks-panel.module.css';

/** Whose looks this person may read: the own ones of a pupil, and those of the children. */
function subjectsOf(me: Me, mine: string): { value: string; label: string }[] {
  const children = new Map(me.children.map((child) => [child.user_id, fullName(child)]));
  return [
    ...(me.student_id === me.id ? [{ value: String(me.id), label: mine }] : []),
    ...[...children].map(([id, name]) => ({ value: String(id), label: name })),
  ];
}

function LookRow({ look }: { look: Look }) {
  const { t } = useTranslation('profile');
  const roleName = useRoleName();
  const { viewer_id, firstname, lastname, type_id, school_name, what, seen_at } = look;
  return (
    <div className={classes.look}>
      <PersonAvatar person={{ id: viewer_id, firstname, lastname }} />
      <div className={classes.who}>
        <span className={classes.name}>{fullName(look)}</span>
        <span className={classes.note}>{`${roleName({ type_id, class_name: null })} · ${school_name}`}</span>
      </div>
      <div className={classes.when}>
        <span>{t(`looks.what.${what}`)}</span>
        <span className={classes.note}>
          <Moment at={seen_at} />
        </span>
      </div>
    </div>
  );
}

/** Who looked at the data of a pupil: for the pupil and the guardians; nothing at all for others. */
export function LooksPanel() {
  const { t } = useTranslation('profile');
  const subjects = subjectsOf(useMe(), t('looks.mine'));
  const [first] = subjects;
  const [chosen, setChosen] = useState<string | null>(null);
  if (!first) return null;
  const subject = chosen ?? first.value;
  return (
    <Panel
      title={t('looks.title')}
      note={t('looks.note')}
      flush
      actions={
        subjects.length > 1 && (
          <NativeSelect
            className={classes.of}
            aria-label={t('looks.of')}
            data={subjects}
            value={subject}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )
      }
    >
      <Looks child_id={Number(subject)} />
    </Panel>
  );
}

function Looks({ child_id }: { child_id: number }) {
  const { t } = useTranslation('profile');
  const pages = useCallPages(listLooks, { query: { child_id } }, ({ has_more }) => has_more);
  return (
    <Faces
      query={pages}
      waiting={<SkeletonRows rows={3} />}
      empty={{
        when: ({ pages: [page] }) => page?.total === 0,
        face: <p className={classes.none}>{t('looks.none')}</p>,
      }}
    >
      {({ pages: slices }) => (
        <InfiniteList
          label={t('looks.list')}
          rows={slices.flatMap(({ looks }) => looks)}
          total={slices[0]?.total ?? 0}
          keyOf={({ viewer_id, what, seen_at }) => `${viewer_id}-${what}-${seen_at}`}
          pages={pages}
        >
          {(look) => <LookRow look={look} />}
        </InfiniteList>
      )}
    </Faces>
  );
}
