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
  /** Throws away what was typed; `round` counts it, for an editor that has to begin anew. */
  readonly restart: () => void;
  readonly round: number;
  /** What was typed at another time is shown again; somebody else may have saved meanwhile. */
  readonly found: 'nothing' | 'kept' | 'outdated';
};

const foundIn = (kept: KeptWriting | null, consent: Consent | null): OpenWriting['found'] => {
  if (kept === null) return 'nothing';
  return kept.since === (consent?.updated_at ?? null) ? 'kept' : 'outdated';
};

export function useWriting(consent: Consent | null): OpenWriting {
  const { id: person_id, school_id } = useMe();
  const key = keyOfWriting(person_id, school_id ?? 0, consent?.id ?? null);
  const [atFirst, setAtFirst] = useState(() => keptWritings.read(key));
  const [kept, setKept] = useState(atFirst);
  const [round, setRound] = useState(0);
  const saved = writingOf(consent);
  const writing = kept?.writing ?? saved;
  const keep = (next: KeptWriting | null) => {
    setKept(next);
    keptWritings.write(key, next);
  };
  return {
    writing,
    saved,
    round,
    change: (next) => {
      const changed = { ...writing, ...next };
      const since = kept ? kept.since : (consent?.updated_at ?? null);
      keep(isSameWriting(changed, saved) ? null : { writing: changed, since });
    },
    restart: () => {
      keep(null);
      setAtFirst(null);
      setRound((last) => last + 1);
    },
    found: foundIn(atFirst, consent),
  };
}
