import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** A time of day. It is told when somebody leaves the field or presses Enter: half a time is none. */
export function ClockField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const tell = () => {
    if (typed === '') setTyped(value);
    else if (typed !== value) onChange(typed);
  };
  return (
    <TextInput
      type="time"
      label={label}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={tell}
      onKeyDown={({ key }) => key === 'Enter' && tell()}
    />
  );
}
