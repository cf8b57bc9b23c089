import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/data/use-call.ts';
import { getPushKey } from '../../contract/get-push-key.ts';
import { canPush, currentSubscription, startPush, stopPush } from './push-subscription.ts';

/** How this browser stands: it cannot, it may, it does, the person blocked it, or it failed. */
export type PushState = 'impossible' | 'off' | 'on' | 'blocked' | 'failed';

/** Whether this browser is told while nobody looks, and the way to change it. */
export function usePush(): { state: PushState; pending: boolean; toggle: () => void } {
  const isAble = canPush();
  const { data } = useCall(getPushKey, {}, { enabled: isAble });
  const [state, setState] = useState<PushState>('impossible');
  const [pending, setPending] = useState(false);
  const hasKey = data?.public_key != null;
  useEffect(() => {
    if (!isAble || !hasKey) return;
    currentSubscription().then(
      (subscription) => setState(subscription ? 'on' : 'off'),
      () => setState('failed'),
    );
  }, [isAble, hasKey]);

  const change = async (): Promise<PushState> => {
    const subscription = await currentSubscription();
    if (!subscription) return startPush();
    await stopPush(subscription);
    return 'off';
  };
  const toggle = () => {
    setPending(true);
    change()
      // The push service of the browser may be out of reach; the calls tell of their own failures.
      .then(setState, () => setState('failed'))
      .finally(() => setPending(false));
  };
  return { state, pending, toggle };
}
