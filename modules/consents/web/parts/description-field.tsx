import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import classes from './writing.module.css';

// The editor is the heaviest part of the product; only those who write load it.
const DescriptionEditor = lazy(() => import('./description-editor.tsx'));

type Props = { value: string; fault: string | undefined; onChange: (html: string) => void };

/** The description, with everything around the editor. */
export function DescriptionField({ value, fault, onChange }: Props) {
  const { t } = useTranslation('consents');
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  return (
    <Input.Wrapper
      label={t('form.description')}
      labelElement="div"
      labelProps={{ id: labelId }}
      required
      error={fault}
      errorProps={{ id: errorId }}
    >
      <div className={classes.editor}>
        <Suspense
          fallback={
            <AfterDelay>
              <Skeleton height={240} />
            </AfterDelay>
          }
        >
          <DescriptionEditor
            value={value}
            onChange={onChange}
            labelledBy={labelId}
            describedBy={fault ? errorId : undefined}
          />
        </Suspense>
      </div>
    </Input.Wrapper>
  );
}
