import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { getNoticeSettings } from '../../contract/get-notice-settings.ts';
import type { NoticeSettings } from '../../contract/settings.ts';

type Options<E extends Endpoint, Value> = {
  endpoint: E;
  /** What the server has. */
  saved: Value;
  inputFor: (value: Value) => InputOf<E>;
  /** The settings with this choice in them. */
  within: (settings: NoticeSettings, value: Value) => NoticeSettings;
  /** Told with the way back. */
  onSaved: (value: Value, undo: () => void) => void;
};

/**
 * A choice that is saved as soon as it is made. It is shown at once; one that is made while the last is being saved
 * waits for its turn, and a refusal shows again what the server has.
 */
export function useSavedAtOnce<E extends Endpoint, Value>(options: Options<E, Value>) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<{ value: Value; before: Value } | null>(null);
  const sent = useRef<typeof wanted>(null);
  const settle = () => setWanted((current) => (current === sent.current ? null : current));
  const { run, pending, error } = useWrite(options.endpoint, {
    onDone: () => {
      const done = sent.current;
      if (!done) return;
      const { value, before } = done;
      client.setQueriesData<NoticeSettings>(
        { queryKey: [getNoticeSettings.route] },
        (known) => known && options.within(known, value),
      );
      settle();
      options.onSaved(value, () => setWanted({ value: before, before: value }));
    },
  });
  const { inputFor } = options;
  const latest = useLatest(inputFor);
  useEffect(() => {
    if (!wanted || pending || sent.current === wanted) return;
    sent.current = wanted;
    run(latest.current(wanted.value));
  }, [wanted, pending, run]);
  useEffect(() => {
    if (error) setWanted((current) => (current === sent.current ? null : current));
  }, [error]);

  const value = wanted ? wanted.value : options.saved;
  return { value, choose: (next: Value) => setWanted({ value: next, before: value }) };
}
