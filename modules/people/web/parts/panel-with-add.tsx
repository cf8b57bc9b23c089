import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Rows } from '#platform/web/ui/rows.tsx';
import { useKeptFocus } from '../data/use-kept-focus.ts';
import classes from './detail.module.css';

type Props = {
  title: string;
  addLabel: string;
  /** What stands there while there is no row. */
  none: string;
  rows: readonly ReactNode[];
  /** What the button opens. */
  dialog: (state: { opened: boolean; onClose: () => void }) => ReactNode;
  /** What follows the rows. */
  children?: ReactNode;
};

/** A list of one person's things, and the button that adds one more. */
export function PanelWithAdd({ title, addLabel, none, rows, dialog, children }: Props) {
  const [opened, { open, close }] = useDisclosure();
  const button = useKeptFocus(rows.length);
  return (
    <Panel
      title={title}
      flush
      actions={
        <Button
          ref={button}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={open}
        >
          {addLabel}
        </Button>
      }
    >
      {rows.length === 0 && (
        <Text size="sm" className={classes.empty} c="dimmed">
          {none}
        </Text>
      )}
      <Rows label={title}>{rows}</Rows>
      {children}
      {dialog({ opened, onClose: close })}
    </Panel>
  );
}
