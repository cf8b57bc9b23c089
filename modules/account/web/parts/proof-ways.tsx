import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { type ProofProps, type ProofWay, proofWays } from '../data/proof-ways.ts';

/** The other ways to show who one is: a button for each, and below them the one that was chosen. */
export function ProofWays({ purpose, onDone }: ProofProps) {
  const [chosen, setChosen] = useState<ProofWay | null>(null);
  const offered = proofWays.filter(({ purposes }) => purposes.includes(purpose));
  return (
    <Stack gap="xs">
      {offered.map((way) => (
        <Button
          key={way.id}
          variant="default"
          fullWidth
          leftSection={<way.icon size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setChosen(way)}
        >
          {wordOf(way.label)}
        </Button>
      ))}
      {chosen && <chosen.Component key={chosen.id} purpose={purpose} onDone={onDone} />}
    </Stack>
  );
}
