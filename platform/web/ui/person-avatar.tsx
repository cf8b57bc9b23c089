import { type CSSProperties, useState } from 'react';
import { useFileAddress } from '../files/use-file-address.ts';
import type { Accent } from '../theme.ts';
import { initialsOf } from './initials.ts';
import classes from './person-avatar.module.css';
import { accentStyle } from './status-chip.tsx';

const COLOURS: readonly Accent[] = ['board', 'blue', 'violet', 'yellow', 'coral', 'green'];

/** The colour behind the initials: the same for the same person everywhere. */
const colourById = (id: number): Accent => COLOURS[id % COLOURS.length] ?? 'board';

type Person = { id: number; firstname: string; lastname: string; picture?: string | null };

/** A person's picture, or the initials on a colour by id. The name stands beside it, so it is decoration. */
export function PersonAvatar({ person, size = 32 }: { person: Person; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = useFileAddress(person.picture);
  const picture = address !== broken ? address : null;
  const style = { ...accentStyle(colourById(person.id)), '--size': `${size}px` } as CSSProperties;
  return (
    <span className={classes.avatar} style={style} aria-hidden="true">
      {picture ? <img src={picture} alt="" onError={() => setBroken(picture)} /> : initialsOf(person)}
    </span>
  );
}
