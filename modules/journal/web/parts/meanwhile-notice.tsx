import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';

type Props = { sentence: string; onTake: (() => void) | null };

/** Says that somebody else saved while one was writing, and offers what they saved; nothing where there is nothing to take. */
export function MeanwhileNotice({ sentence, onTake }: Props) {
  const { t } = useTranslation('journal');
  if (!onTake) return null;
  return (
    <NoticeBox accent="yellow" role="alert">
      <p>{sentence}</p>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t('plans.take_new')}
      </Button>
    </NoticeBox>
  );
}
