import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isApple } from '#platform/web/apple.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { DialogProps } from '../data/dialogs.ts';
import { useEnterSends } from '../data/use-settings.ts';
import classes from './shortcuts-dialog.module.css';

/** One line: what it does, and the ways to do it, each a few keys at once. */
type Line = { does: string; ways: readonly (readonly string[])[] };

function useParts(): { title: string; lines: readonly Line[] }[] {
  const { t } = useTranslation('messaging');
  const enterSends = useEnterSends();
  const command = isApple ? '⌘' : t('shortcuts.keys.ctrl');
  const shift = t('shortcuts.keys.shift');
  const enter = t('shortcuts.keys.enter');
  const esc = t('shortcuts.keys.escape');
  const arrows = [['↑'], ['↓']];
  return [
    {
      title: t('shortcuts.everywhere'),
      lines: [
        { does: t('shortcuts.search'), ways: [['/']] },
        { does: t('shortcuts.find'), ways: [[command, 'F']] },
        { does: t('shortcuts.back'), ways: [[esc]] },
        { does: t('shortcuts.commands'), ways: [[command, 'K']] },
        { does: t('shortcuts.shortcuts'), ways: [[command, '/']] },
      ],
    },
    {
      title: t('shortcuts.list'),
      lines: [
        { does: t('shortcuts.walk'), ways: arrows },
        { does: t('shortcuts.open'), ways: [[enter]] },
      ],
    },
    {
      title: t('shortcuts.writing'),
      lines: [
        { does: t('shortcuts.send'), ways: enterSends ? [[enter], [command, enter]] : [[command, enter]] },
        { does: t('shortcuts.line'), ways: enterSends ? [[shift, enter]] : [[enter]] },
        { does: t('shortcuts.edit_last'), ways: [['↑']] },
        { does: t('shortcuts.stop'), ways: [[esc]] },
      ],
    },
    {
      title: t('shortcuts.reading'),
      lines: [
        { does: t('shortcuts.messages'), ways: arrows },
        { does: t('shortcuts.menu'), ways: [[enter]] },
        { does: t('shortcuts.type'), ways: [['A – Z']] },
      ],
    },
  ];
}

/** What the keyboard can do, in one place where a person finds it. */
export default function ShortcutsDialog({ opened, onClose, onClosed }: DialogProps<'shortcuts'>) {
  const { t } = useTranslation('messaging');
  const parts = useParts();
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('shortcuts.title')}>
      <div className={classes.parts}>
        {parts.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.lines}>
              {lines.map(({ does, ways }) => (
                <div key={does} className={classes.line}>
                  <dt>{does}</dt>
                  <dd className={classes.ways}>
                    {ways.map((keys) => (
                      <span key={keys.join()} className={classes.way}>
                        {keys.map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
