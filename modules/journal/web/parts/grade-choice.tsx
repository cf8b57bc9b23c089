import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryGround, type Patch, readEntry } from '../data/entry.ts';
import classes from './cell-form.module.css';

type Props = { ground: EntryGround; value: string; write: (patch: Patch) => void };

/** A grade of the scale by one click, or points as a number. */
export function GradeChoice({ ground, value, write }: Props) {
  const { t } = useTranslation('journal');
  const [typed, setTyped] = useState<string | null>(null);
  const { scale, counts, max_points } = ground;
  const read = typed === null ? null : readEntry(typed, { ...ground, marks: false });
  const save = () => {
    if (read && 'patch' in read) {
      write(read.patch);
      setTyped(null);
    }
  };
  if (!counts)
    return scale.length > 0 ? (
      <fieldset className={classes.choice}>
        <legend>{t('cell.grade')}</legend>
        {scale.map((grade) => (
          <Button
            key={grade}
            size="compact-sm"
            className={classes.grade}
            variant={grade === value ? 'filled' : 'default'}
            aria-pressed={grade === value}
            onClick={() => write({ value: grade === value ? null : grade, points: null })}
          >
            {grade}
          </Button>
        ))}
      </fieldset>
    ) : null;
  return (
    <TextInput
      label={max_points === null ? t('cell.points') : t('cell.points_max', { max: max_points })}
      inputMode="decimal"
      autoComplete="off"
      size="sm"
      value={typed ?? value}
      error={read && 'fault' in read ? t(`cell.fault.${read.fault}`, { max: max_points }) : undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  );
}
