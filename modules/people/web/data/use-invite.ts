import { useSearchParams } from 'react-router';

const MARK = 'invite';

/** The address that opens the invitation dialog, for the command search. */
export const INVITE_PATH = `/school/people?${MARK}`;

/** Whether somebody is being invited. It stands in the address, so that the command search can ask for it. */
export function useInvite() {
  const [params, setParams] = useSearchParams();
  const mark = (isMarked: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isMarked) next.set(MARK, '');
        else next.delete(MARK);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isInviting: params.has(MARK), start: () => mark(true), stop: () => mark(false) };
}
