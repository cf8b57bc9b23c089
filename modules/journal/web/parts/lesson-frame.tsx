import { Button, Loader, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameData } from '#platform/contract/frame.ts';
import { toFrame } from '#platform/contract/frame-messages.ts';
import { LANGUAGES } from '#platform/contract/languages.ts';
import { boot } from '#platform/web/data/launch.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { useRootMark } from '#platform/web/ui/use-root-mark.ts';
import { type lessonSaved, openLesson } from '../../contract/frame-messages.ts';
import type { AskedLesson } from '../data/lesson-address.ts';
import { openLessonLine } from '../data/lesson-line.ts';
import classes from './lesson-frame.module.css';

type Props = {
  school_id: number;
  journal_id: number;
  /** The lesson that is open; null keeps the frame ready behind the page. */
  wish: AskedLesson | null;
  onSaved: (saved: FrameData<typeof lessonSaved>) => void;
  onClosed: () => void;
};

const addressOf = (school_id: number, journal_id: number): string => {
  const role = boot.context_role_id === null ? '' : `&context_role_id=${boot.context_role_id}`;
  return `/teacher-modal/school/${school_id}/journal/${journal_id}?standalone=true${role}`;
};

/** The lesson dialog in a frame over the whole page, opened by the same messages that any host page sends. */
export function LessonFrame({ school_id, journal_id, wish, onSaved, onClosed }: Props) {
  const { t, i18n } = useTranslation('journal');
  const theme = useComputedColorScheme('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<ReturnType<typeof openLessonLine> | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [isShown, setIsShown] = useState(false);
  useRootMark('scrollLocked', wish ? '' : null);
  const latest = useLatest({ onSaved, onClosed });
  const close = () => {
    setIsShown(false);
    latest.current.onClosed();
  };
  const closing = useLatest(close);

  useEffect(() => {
    if (!frame.current) return;
    const opened = openLessonLine(frame.current, {
      onReady: () => setIsReady(true),
      onOpened: () => setIsShown(true),
      onSaved: (saved) => latest.current.onSaved(saved),
      onClosed: () => closing.current(),
    });
    line.current = opened;
    return opened.close;
  }, []);

  useEffect(() => {
    const locale = LANGUAGES.find((one) => one === i18n.language);
    if (!isReady) return;
    if (locale) line.current?.tell(toFrame.change_locale, { locale });
    line.current?.tell(toFrame.change_theme, { theme });
  }, [isReady, i18n.language, theme]);

  useEffect(() => {
    if (!isReady || !wish) return;
    line.current?.tell(toFrame.visible, { top: 0, height: innerHeight });
    line.current?.tell(openLesson, wish);
    frame.current?.focus();
  }, [isReady, wish]);

  useEffect(() => {
    if (!wish) return;
    const tellHeight = () => line.current?.tell(toFrame.visible, { top: 0, height: innerHeight });
    addEventListener('resize', tellHeight);
    return () => removeEventListener('resize', tellHeight);
  }, [wish]);

  return (
    <div className={classes.cover} data-open={wish !== null || undefined}>
      {wish && !isShown && (
        <AfterDelay>
          <div className={classes.waiting}>
            <Loader size="sm" />
            <Button variant="default" size="compact-sm" onClick={close}>
              {t('table.give_up')}
            </Button>
          </div>
        </AfterDelay>
      )}
      <iframe
        ref={frame}
        className={classes.frame}
        title={t('table.lesson_dialog')}
        src={addressOf(school_id, journal_id)}
        data-shown={isShown || undefined}
        inert={wish === null}
      />
    </div>
  );
}
