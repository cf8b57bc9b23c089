import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './two-pane.module.css';

type Props = {
  list: ReactNode;
  /** What is open beside the list; null shows `resting` on wide screens and the list alone on phones. */
  detail: ReactNode | null;
  resting: ReactNode;
  /** Where Back leads on a phone, and what it says. */
  back: { to: string; label: string };
};

/**
 * List and detail beside each other. On a phone the list comes first, the detail slides in, and
 * Back returns to the same place of the list.
 */
export function TwoPane({ list, detail, resting, back }: Props) {
  const isOpen = detail !== null;
  const listPlace = useRef(0);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen) return;
    const remember = () => {
      listPlace.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [isOpen]);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    scrollTo({ top: isOpen ? 0 : listPlace.current });
  }, [isOpen]);
  return (
    <div className={`${classes.panes} ${isOpen ? classes.hasDetail : classes.noDetail}`}>
      <div className={classes.list}>{list}</div>
      <div className={classes.detail}>
        {isOpen && (
          <Button
            className={classes.back}
            component={Link}
            to={back.to}
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
