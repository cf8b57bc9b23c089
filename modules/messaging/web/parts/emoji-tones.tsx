import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './emoji-picker.module.css';

const HANDS = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'] as const;
const TONE_NAMES = ['none', 'light', 'medium_light', 'medium', 'medium_dark', 'dark'] as const;

type Props = { tone: number; onChoose: (tone: number) => void; looked: string | null };

/** The foot of the picker: what the pointer is at, or else the tones of skin to choose from. */
export function EmojiTones({ tone, onChoose, looked }: Props) {
  const { t } = useTranslation('messaging');
  const name = useId();
  return (
    <div className={classes.foot}>
      <p className={classes.looked} aria-hidden="true">
        {looked}
      </p>
      <fieldset className={classes.tones}>
        <legend className={classes.legend}>{t('emoji.tone')}</legend>
        {HANDS.map((hand, index) => (
          <label key={hand} className={classes.tone}>
            <input
              type="radio"
              name={name}
              checked={tone === index}
              onChange={() => onChoose(index)}
              aria-label={t(`emoji.tones.${TONE_NAMES[index] ?? 'none'}`)}
            />
            <span aria-hidden="true">{hand}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
