import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshAnswers } from '../data/answer-news.ts';
import { useMe } from '../data/me.ts';
import { waitForSignIn } from '../data/sign-in-gate.ts';
import { useSources } from '../data/sources.ts';
import { errorBus } from '../errors/error-bus.ts';
import { useModules, type WebModule } from '../module.ts';
import { RELOAD } from './reaction.ts';
import { openSocketClient, type SocketClient, type SocketState } from './socket-client.ts';

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/socket`;

/** What the modules do when facts arrive, by their names; null when a part of it could not be fetched. */
const gatherReactions = (modules: readonly WebModule[]) =>
  Promise.all(modules.map(({ reactions }) => reactions?.() ?? [])).then(
    (all) => Map.groupBy(all.flat(), ({ name }) => name),
    () => null,
  );

/** Keeps the page in step with what others do, for as long as the shell stands; gives how the connection is, and a way to try it at once. */
export function useRealtime(): { state: SocketState; tryNow: () => void } {
  const { id: user_id, firstname, lastname } = useMe();
  const { session } = useSources();
  const modules = useModules();
  const client = useQueryClient();
  const [state, setState] = useState<SocketState>('connecting');
  const held = useRef<SocketClient>(null);

  useEffect(() => {
    const reactions = gatherReactions(modules);
    const left = new AbortController();
    let isOut = false;
    const follow = (now: SocketState): void => {
      const isNews = now === 'signed_out' && !isOut;
      isOut = now === 'signed_out';
      setState(now);
      // The server is there again: what failed while it was not need not wait for its next turn.
      if (now === 'connected') void client.invalidateQueries({ predicate: ({ state }) => state.fetchFailureCount > 0 });
      if (!isNews) return;
      // The page hears of it as of any refused call, and the socket waits with the calls for the session.
      errorBus.emit({ kind: 'session_over' });
      waitForSignIn(left.signal).then(
        () => socket.retry(),
        () => undefined,
      );
    };
    const socket = openSocketClient({
      address: socketAddress(),
      person: { user_id, firstname, lastname },
      getTicket: session.socketTicket,
      onFact: (name, data) =>
        void reactions.then((known) => {
          if (known === null) return refreshAnswers();
          for (const { react } of known.get(name) ?? []) react(data, client);
        }),
      onReload: () => {
        refreshAnswers();
        void reactions.then((known) => {
          for (const { react } of known?.get(RELOAD) ?? []) react(null, client);
        });
      },
      onState: follow,
    });
    held.current = socket;
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') socket.retry();
    };
    addEventListener('online', comeBack);
    addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      removeEventListener('online', comeBack);
      removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      left.abort();
      socket.close();
    };
  }, [user_id, firstname, lastname, session, modules, client]);
  const tryNow = useCallback(() => held.current?.retry(), []);
  return { state, tryNow };
}
