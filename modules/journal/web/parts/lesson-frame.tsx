import { Button, Loader, useComputedColorScheme } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FrameData } from '#platform/contract/frame.ts';
import { toFrame } from '#platform/contract/frame-messages.ts';
import { LANGUAGES } from '#platform/contract/languages.ts';
import { boot } from '#platform/web/data/launch.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { useFocusBack } from '#platform/web/ui/use-focus-back.ts';
import { useRootMark } from '#platform/web/ui/use-root-mark.ts';
import { type lessonSaved, openLesson } from '../../contract/frame-messages.ts';
import { lessonDialogPath } from '../data/journal-address.ts';
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
  return `${lessonDialogPath(school_id, journal_id)}?standalone=true${role}`;
};

function closePage(isClosed: boolean): void {
  const page = document.getElementById('root');
  if (page) page.inert = isClosed;
}

/** The lesson dialog in a frame over the whole page, opened by the same messages that any host page sends. */
export function LessonFrame({ school_id, journal_id, wish, onSaved, onClosed }: Props) {
  const { t, i18n } = useTranslation('journal');
  const theme = useComputedColorScheme('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<ReturnType<typeof openLessonLine> | null>(null);
  /** Counts how often the frame was loaded; one that was loaded anew has to be told everything again. */
  const [loads, setLoads] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const cover = useRef<HTMLDivElement>(null);
  const isOpen = wish !== null;
  useRootMark('scrollLocked', isOpen ? '' : null);
  // The page behind it is out of reach meanwhile, as behind any dialog; whoever opened it goes on where they were.
  const giveFocusBack = useFocusBack(isOpen, cover);
  useLayoutEffect(() => {
    if (!isOpen) return;
    closePage(true);
    return () => {
      closePage(false);
      giveFocusBack();
    };
  }, [isOpen, giveFocusBack]);
  const latest = useLatest({ onSaved, onClosed });
  const close = () => {
    setIsShown(false);
    // What comes next may take the focus at once.
    closePage(false);
    latest.current.onClosed();
  };
  const closing = useLatest(close);

  useEffect(() => {
    if (!frame.current) return;
    const opened = openLessonLine(frame.current, {
      onReady: () => setLoads((count) => count + 1),
      onOpened: () => setIsShown(true),
      onSaved: (saved) => latest.current.onSaved(saved),
      onClosed: () => closing.current(),
    });
    line.current = opened;
    return opened.close;
  }, []);

  useEffect(() => {
    const locale = LANGUAGES.find((one) => one === i18n.language);
    if (loads === 0) return;
    if (locale) line.current?.tell(toFrame.change_locale, { locale });
    line.current?.tell(toFrame.change_theme, { theme });
  }, [loads, i18n.language, theme]);

  useEffect(() => {
    if (loads === 0 || !wish) return;
    line.current?.tell(toFrame.visible, { top: 0, height: innerHeight });
    line.current?.tell(openLesson, wish);
    frame.current?.focus();
  }, [loads, wish]);

  useEffect(() => {
    if (!wish) return;
    const tellHeight = () => line.current?.tell(toFrame.visible, { top: 0, height: innerHeight });
    addEventListener('resize', tellHeight);
    return () => removeEventListener('resize', tellHeight);
  }, [wish]);

  return createPortal(
    <div ref={cover} className={classes.cover} data-open={isOpen || undefined}>
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
        inert={!isOpen}
      />
    </div>,
    document.body,
  );
}
