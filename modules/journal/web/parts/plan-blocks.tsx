import { Button, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { Form } from '#platform/web/ui/use-form.ts';
import { readPastedPlan } from '../../rules/read-pasted-plan.ts';
import type { PlanDraft } from '../data/plan-draft.ts';
import { NO_BLOCK, usePlanEdit } from '../data/use-plan-edit.ts';
import { PlanBlock } from './plan-block.tsx';
import classes from './plan-blocks.module.css';

type Props = Pick<Form<PlanDraft>, 'draft' | 'change' | 'faults'>;

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What the plan consists of: written row by row, or pasted at once. */
export function PlanBlocks({ draft, change, faults }: Props) {
  const { t } = useTranslation('journal');
  const { blocks, typed } = draft;
  const edit = usePlanEdit(blocks, (next) => change({ blocks: next }));
  const counts = blocks.map(({ lessons }) => lessons.length);
  const before = counts.map((_, place) => counts.slice(0, place).reduce((sum, count) => sum + count, 0));
  const waiting = readPastedPlan(typed).reduce((sum, { lessons }) => sum + lessons.length, 0);
  const take = () => {
    edit.paste(typed);
    change({ typed: '' });
  };
  return (
    <Panel title={t('plans.content')} note={blocks.length > 0 && t('plans.keys')}>
      {faults.blocks && (
        <p className={classes.fault} role="alert">
          {faults.blocks}
        </p>
      )}
      <div ref={edit.list}>
        {blocks.map((block, place) => (
          <PlanBlock
            key={block.key}
            block={block}
            number={place + 1}
            before={before[place] ?? 0}
            isLast={place === blocks.length - 1}
            edit={edit}
          />
        ))}
        <div className={classes.more}>
          <Textarea
            data-key={NO_BLOCK}
            label={t('plans.paste')}
            description={t('plans.paste_note')}
            placeholder={t('plans.paste_hint')}
            autosize
            minRows={3}
            maxRows={12}
            value={typed}
            onChange={({ currentTarget }) => change({ typed: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              take();
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text/plain');
              // Many lines at once are a plan; a word goes to where the pointer stands.
              if (typed !== '' || !/[\r\n]/.test(text.trim())) return;
              event.preventDefault();
              edit.paste(text);
            }}
          />
          <div className={classes.buttons}>
            {waiting > 0 && (
              <Button variant="light" onClick={take}>
                {t('plans.add_typed', { count: waiting })}
              </Button>
            )}
            <Button variant="default" leftSection={<IconPlus {...ICON} />} onClick={edit.addBlock}>
              {t('plans.add_block')}
            </Button>
          </div>
        </div>
      </div>
    </Panel>
  );
}
