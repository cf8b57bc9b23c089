import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './two-pane.module.css';

type Props = {
  list: ReactNode;
  /** What is open beside the list; null leaves the list alone on phones. */
  detail: ReactNode | null;
  /** Stands beside the list while nothing is open. Without it the list has the whole width, as a table wants. */
  resting?: ReactNode;
  /** Where Back leads on a phone, and what it says. */
  back: { to: string; label: string };
};

/** The width below which the detail takes the place of the list (two-pane.module.css says the same). */
const ONE_PANE = '(max-width: 820px)';

const stateOf = (isOpen: boolean, hasResting: boolean): string | undefined => {
  if (isOpen) return classes.hasDetail;
  return hasResting ? classes.noDetail : classes.listAlone;
};

/**
 * List and detail beside each other: the list is as long as the page, the detail stays in view. On a
 * phone the list comes first, the detail slides in, and Back returns to the same place of the list.
 * Links of the list need `preventScrollReset`, or the shell takes the page to its top.
 */
export function TwoPane({ list, detail, resting, back }: Props) {
  const isOpen = detail !== null;
  const listPlace = useRef(0);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const remember = () => {
      if (!wasOpen.current) listPlace.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (matchMedia(ONE_PANE).matches) scrollTo({ top: isOpen ? 0 : listPlace.current });
  }, [isOpen]);
  return (
    <div className={`${classes.panes} ${stateOf(isOpen, resting !== undefined)}`}>
      <div className={classes.list}>{list}</div>
      <div className={classes.detail}>
        {isOpen && (
          <Button
            className={classes.back}
            component={Link}
            to={back.to}
            preventScrollReset
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          >
            {back.label}
          </Button>
        )}
        {detail ?? resting}
      </div>
    </div>
  );
}
