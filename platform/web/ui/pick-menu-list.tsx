import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLatest } from '../data/use-latest.ts';
import classes from './pick-menu.module.css';
import type { PickMenuProps } from './pick-menu.tsx';
import { PickMenuTrigger } from './pick-menu-trigger.tsx';
import { useMenu } from './use-menu.ts';

/** The opened side of `PickMenu`; it opens at once, because a click asked for it. */
export default function PickMenuList({
  icon,
  shown,
  note,
  label,
  heading,
  picks,
  value,
  onPick,
  align = 'end',
  inDialog = false,
}: PickMenuProps) {
  const menu = useMenu();
  const trigger = useRef<HTMLButtonElement>(null);
  const open = useLatest(() => menu.onChange(true));
  // The button that was pressed has gone: this one takes its focus over first, to have it back from the menu.
  useEffect(() => {
    trigger.current?.focus();
    open.current();
  }, []);
  return (
    <Menu {...menu} position={`bottom-${align}`} width="max-content" loop={false} returnFocus withinPortal={inDialog}>
      <Menu.Target>
        <PickMenuTrigger ref={trigger} icon={icon} shown={shown} note={note} label={label} />
      </Menu.Target>
      <Menu.Dropdown miw={200} maw="min(92vw, 360px)">
        {heading && <Menu.Label>{heading}</Menu.Label>}
        <Menu.RadioGroup value={value ?? ''} onChange={onPick}>
          {picks.map((pick) => (
            <Menu.RadioItem
              key={pick.value}
              value={pick.value}
              className={classes.item}
              closeMenuOnClick
              lang={pick.lang}
              checkIcon={<IconCheck size={14} stroke={2.5} aria-hidden="true" />}
            >
              <span className={classes.pick}>
                {pick.start}
                <span>
                  {pick.label}
                  {pick.note && <span className={classes.note}>{pick.note}</span>}
                </span>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
