import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence, sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { judgeTitle } from '../../rules/title.ts';
import { type Choice, countPeople, isNobody, needsTitle, obstacleTo, outcomeOf } from '../data/contact-choice.ts';
import type { Context } from '../data/contacts-address.ts';
import type { Finish } from '../data/use-contact-finish.ts';
import { useGroupName } from '../data/use-group-name.ts';
import { ChosenChips } from './chosen-chips.tsx';
import classes from './contact-picker.module.css';

const TITLE_FAULTS = ['conversation_title_required', 'conversation_title_too_long'];

/** What still keeps the choice from going on, or how many are chosen. */
function useStateWords(): (context: Context, choice: Choice) => string {
  const { t } = useTranslation('messaging');
  return (context, choice) => {
    const obstacle = obstacleTo(context, choice);
    if (obstacle?.is === 'too_few') return t('picker.threshold', { count: obstacle.missing });
    if (obstacle) return t(`picker.${obstacle.is}`, { max: obstacle.max });
    if (isNobody(choice)) return t('picker.chosen_none');
    // Somebody may be in two of the groups.
    if (choice.groups.length > 1) return t('picker.selected_at_most', { max: countPeople(choice) });
    return t('picker.selected', { count: countPeople(choice) + choice.conversations.length });
  };
}

function useButtonWords(): (context: Context, choice: Choice) => string {
  const { t } = useTranslation('messaging');
  return (context, choice) => {
    const [person] = choice.people;
    const outcome = outcomeOf(context, choice);
    if (outcome === 'private' && person) return t('picker.write_to', { name: fullName(person) });
    if (outcome === 'announcement') return t('picker.announce');
    if (outcome === 'forward') return t('picker.forward');
    return outcome === 'members' ? t('picker.add') : t('picker.create');
  };
}

type Props = { context: Context; choice: Choice; onChange: (choice: Choice) => void; finish: Finish };

/**
 * The end of the picker: who is chosen, what is missing, a title where one is needed, and the one button. It stands there
 * from the start and keeps its height: no row moves, and none comes to lie under the button, between two presses.
 */
export function ContactFoot({ context, choice, onChange, finish }: Props) {
  const { t } = useTranslation('messaging');
  const stateWords = useStateWords();
  const buttonWords = useButtonWords();
  const groupName = useGroupName();
  const [typed, setTyped] = useState<string | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const hasTitle = needsTitle(context, choice);
  const [only, second] = choice.groups;
  // A group has a good name already, until somebody writes a better one.
  const title = typed ?? (only && !second ? groupName(only) : '');
  const verdict = judgeTitle(title);
  const { error } = finish;
  const isAboutTitle = error !== null && TITLE_FAULTS.includes(error.key);
  const ownFault = wasTried && !verdict.allowed ? sentenceOf(verdict.key, verdict.params) : null;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setWasTried(true);
    if (!hasTitle || verdict.allowed) finish.run(choice, title);
  };
  return (
    <form className={classes.foot} onSubmit={send} noValidate>
      <div className={classes.footInner}>
        {!isAboutTitle && <ErrorNotice error={error} />}
        <div className={classes.sides} data-titled={hasTitle || undefined}>
          <ChosenChips choice={choice} onChange={onChange} state={stateWords(context, choice)} />
          {hasTitle && (
            <TextInput
              classNames={{ root: classes.naming, label: classes.namingLabel }}
              label={t('picker.name')}
              value={title}
              error={ownFault ?? (isAboutTitle && errorSentence(error))}
              onChange={({ currentTarget }) => {
                finish.reset();
                setTyped(currentTarget.value);
              }}
            />
          )}
          <Button
            className={classes.finish}
            type="submit"
            loading={finish.pending}
            disabled={isNobody(choice) || obstacleTo(context, choice) !== null}
          >
            {buttonWords(context, choice)}
          </Button>
        </div>
      </div>
    </form>
  );
}
