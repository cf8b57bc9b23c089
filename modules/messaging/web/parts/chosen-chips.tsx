import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#platform/web/ui/initials.ts';
import {
  type Choice,
  isNobody,
  NOBODY,
  toggleConversation,
  toggleGroup,
  togglePeople,
} from '../data/contact-choice.ts';
import { useConversationName } from '../data/use-conversation-name.ts';
import { useGroupName } from '../data/use-group-name.ts';
import classes from './contact-picker.module.css';

/** More names would fill the screen; the rest is told as a number. */
const SHOWN_MAX = 30;

/** Whom somebody has chosen, each with the way out again. */
export function ChosenChips({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const { t } = useTranslation('messaging');
  const conversationName = useConversationName();
  const groupName = useGroupName();
  if (isNobody(choice)) return null;
  const chips = [
    ...choice.conversations.map((one) => ({
      key: `c${one.group.group_id}`,
      name: conversationName(one),
      without: () => toggleConversation(choice, one),
    })),
    ...choice.groups.map((one) => ({
      key: `g${one.key}`,
      name: groupName(one),
      without: () => toggleGroup(choice, one),
    })),
    ...choice.people.map((one) => ({
      key: `p${one.id}`,
      name: fullName(one),
      without: () => togglePeople(choice, [one]),
    })),
  ];
  const rest = chips.length - SHOWN_MAX;
  return (
    <div className={classes.chosen}>
      <ul className={classes.chips} aria-label={t('picker.chosen')}>
        {chips.slice(0, SHOWN_MAX).map(({ key, name, without }) => (
          <li key={key}>
            <button
              type="button"
              className={classes.chip}
              aria-label={t('picker.take_out', { name })}
              onClick={() => onChange(without())}
            >
              <span className={classes.chipName}>{name}</span>
              <IconX size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
        {rest > 0 && <li className={classes.more}>+{rest}</li>}
      </ul>
      {chips.length > 1 && (
        <Button variant="subtle" size="compact-xs" onClick={() => onChange(NOBODY)}>
          {t('picker.clear')}
        </Button>
      )}
    </div>
  );
}
