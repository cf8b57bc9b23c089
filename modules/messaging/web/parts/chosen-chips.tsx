import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#platform/web/ui/initials.ts';
import { type Choice, NOBODY, toggleConversation, toggleGroup, togglePeople } from '../data/contact-choice.ts';
import { useConversationName } from '../data/use-conversation-name.ts';
import { useGroupName } from '../data/use-group-name.ts';
import classes from './contact-picker.module.css';

/** More names would fill the screen; the rest is told as a number. */
const SHOWN_MAX = 30;

type Props = {
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** How many they are, or what is missing still. */
  state: string;
};

/**
 * Whom somebody has chosen, each with the way out again. It is as high for nobody as for many, so that no row of the list
 * above is covered by it while it is being pressed.
 */
export function ChosenChips({ choice, onChange, state }: Props) {
  const { t } = useTranslation('messaging');
  const conversationName = useConversationName();
  const groupName = useGroupName();
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
  const { length } = chips;
  const rest = length - SHOWN_MAX;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  // Whoever was just chosen is in view; when somebody is taken out, the others stay where they are.
  useLayoutEffect(() => {
    if (length > before.current) list.current?.scrollTo({ left: list.current.scrollWidth });
    before.current = length;
  }, [length]);
  return (
    <>
      <div className={classes.count}>
        <p className={classes.state} role="status">
          {state}
        </p>
        {length > 1 && (
          <Button variant="subtle" size="compact-xs" onClick={() => onChange(NOBODY)}>
            {t('picker.clear')}
          </Button>
        )}
      </div>
      {length > 0 && (
        <ul ref={list} className={classes.chips} aria-label={t('picker.chosen')}>
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
      )}
    </>
  );
}
