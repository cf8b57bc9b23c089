import { IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { TodayEntry } from '#platform/contract/today.ts';
import { type Me, useMe } from '#platform/web/data/me.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import type { Accent } from '#platform/web/theme.ts';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import classes from './today.module.css';

const URGENCIES = ['now', 'soon', 'info'] as const;
const accents: Record<TodayEntry['urgency'], Accent> = { now: 'coral', soon: 'yellow', info: 'blue' };

const childOf = (me: Me, { child }: TodayEntry) => {
  if (!child) return null;
  const known = me.children.find(({ user_id }) => user_id === child.user_id);
  return {
    id: child.user_id,
    firstname: child.firstname,
    lastname: known?.lastname ?? '',
    picture: known?.profile_picture,
  };
};

function Line({ entry }: { entry: TodayEntry }) {
  const me = useMe();
  const child = childOf(me, entry);
  const dot = { '--dot': `var(--kriit-${accents[entry.urgency]}-dot)` } as CSSProperties;
  return (
    <Row
      to={entry.link}
      start={child ? <PersonAvatar person={child} size={32} /> : <span className={classes.dot} style={dot} />}
      title={wordOf(entry.kind, entry.params)}
      note={child?.firstname}
      end={
        <>
          {entry.due && <Moment at={entry.due} />}
          <IconChevronRight size={16} aria-hidden="true" />
        </>
      }
    />
  );
}

/** The lines that wait, the most urgent first; a line about a child names the child. */
export function Lines({ entries }: { entries: readonly TodayEntry[] }) {
  const { t } = useTranslation('today');
  const groups = URGENCIES.map((urgency) => ({
    urgency,
    lines: entries.filter((entry) => entry.urgency === urgency),
  })).filter(({ lines }) => lines.length > 0);
  return groups.map(({ urgency, lines }) => (
    <section key={urgency} className={classes.group}>
      <h2 className={classes.groupTitle} id={`today-${urgency}`}>
        {t(`urgency.${urgency}`)}
      </h2>
      <Panel flush>
        <Rows labelledBy={`today-${urgency}`}>
          {lines.map((entry) => (
            <Line key={`${entry.kind} ${entry.link} ${entry.child?.user_id} ${entry.due}`} entry={entry} />
          ))}
        </Rows>
      </Panel>
    </section>
  ));
}
