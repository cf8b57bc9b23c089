import { useSearchParams } from 'react-router';
import { INVITE_MARK } from './addresses.ts';

/** Whether somebody is being invited. It stands in the address, so that the command search can ask for it. */
export function useInvite() {
  const [params, setParams] = useSearchParams();
  const mark = (isMarked: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isMarked) next.set(INVITE_MARK, '');
        else next.delete(INVITE_MARK);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isInviting: params.has(INVITE_MARK), start: () => mark(true), stop: () => mark(false) };
}
