import { useState } from 'react';
import { useMe } from '#platform/web/data/me.ts';
import type { Consent } from '../../contract/shapes.ts';
import { type KeptWriting, keptWritings, keyOfWriting } from './kept-writing.ts';
import { isSameWriting, type Writing, writingOf } from './writing.ts';

/** A consent that is being written. What is typed is kept until it is saved or thrown away. */
export type OpenWriting = {
  readonly writing: Writing;
  readonly saved: Writing;
  readonly change: (next: Partial<Writing>) => void;
  /** Throws away what was typed. */
  readonly restart: () => void;
  /** Another one for each beginning: an editor that was given the text of the last one has to begin anew. */
  readonly beginning: string;
  /** What was typed at another time is shown again; or somebody else has saved since it was begun, or deleted it. */
  readonly found: 'nothing' | 'kept' | 'outdated' | 'deleted';
};

export function useWriting(consent: Consent | null, id: number | null): OpenWriting {
  const { id: person_id, school_id } = useMe();
  const key = keyOfWriting(person_id, school_id ?? 0, id);
  const [atFirst, setAtFirst] = useState(() => keptWritings.read(key));
  const [kept, setKept] = useState(atFirst);
  const [round, setRound] = useState(0);
  const saved = writingOf(consent);
  const current = consent?.updated_at ?? null;
  // As long as nothing is typed, what somebody else saves is what is edited.
  const [base, setBase] = useState(current);
  if (kept === null && base !== current) setBase(current);
  const writing = kept?.writing ?? saved;
  const keep = (next: KeptWriting | null) => {
    setKept(next);
    keptWritings.write(key, next);
  };
  const foundOf = (): OpenWriting['found'] => {
    if (id !== null && consent === null) return 'deleted';
    if (kept !== null && kept.since !== current) return 'outdated';
    return atFirst === null ? 'nothing' : 'kept';
  };
  return {
    writing,
    saved,
    beginning: `${round} ${base}`,
    change: (next) => {
      const changed = { ...writing, ...next };
      keep(isSameWriting(changed, saved) ? null : { writing: changed, since: kept ? kept.since : base });
    },
    restart: () => {
      keep(null);
      setAtFirst(null);
      setRound((last) => last + 1);
    },
    found: foundOf(),
  };
}
