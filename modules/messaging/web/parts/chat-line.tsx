import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatRow } from '../data/chat-rows.ts';
import { useDayName } from '../data/use-day-name.ts';
import { useSystemLine } from '../data/use-system-line.ts';
import classes from './chat-list.module.css';
import { MessageRow } from './message-row.tsx';
import { PlaceholderRow } from './placeholder-row.tsx';

type Props = { row: ChatRow; goal: number | null; isStop: boolean };

/** One line of a conversation, whatever it is. */
export function ChatLine({ row, goal, isStop }: Props) {
  switch (row.kind) {
    case 'day':
      return <DayLine day={row.day} />;
    case 'new':
      return <NewLine />;
    case 'system':
      return <SystemLine row={row} />;
    case 'message':
      return (
        <MessageRow
          message={row.message}
          starts={row.starts}
          ends={row.ends}
          isGoal={row.message.message_id === goal}
          isStop={isStop}
        />
      );
    case 'placeholder':
      return <PlaceholderRow placeholder={row.placeholder} />;
  }
}

const DayLine = memo(function DayLine({ day }: { day: string }) {
  return <p className={classes.day}>{useDayName()(day)}</p>;
});

function NewLine() {
  const { t } = useTranslation('messaging');
  return (
    <p className={classes.new}>
      <span>{t('chat.new')}</span>
    </p>
  );
}

function SystemLine({ row }: { row: Extract<ChatRow, { kind: 'system' }> }) {
  return <p className={classes.system}>{useSystemLine()(row.message)}</p>;
}
