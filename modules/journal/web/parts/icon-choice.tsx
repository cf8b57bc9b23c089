import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalSettings } from '../../contract/settings-shapes.ts';
import { JOURNAL_ICONS } from '../../contract/words.ts';
import classes from './icon-choice.module.css';
import { JournalIcon } from './journal-icon.tsx';

type Props = { value: JournalSettings['icon']; onPick: (icon: JournalSettings['icon']) => void };

/** One picture out of a row of them. */
export function IconChoice({ value, onPick }: Props) {
  const { t } = useTranslation('journal');
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('settings.icon')}</legend>
      <div className={classes.icons}>
        {JOURNAL_ICONS.map((icon) => (
          <label key={icon} className={classes.icon} title={t(`settings.icons.${icon}`)}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              aria-label={t(`settings.icons.${icon}`)}
              checked={icon === value}
              onChange={() => onPick(icon)}
            />
            <JournalIcon icon={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
