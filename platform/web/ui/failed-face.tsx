import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../data/call-error.ts';
import { errorSentence } from '../errors/error-sentence.ts';
import { OwnTabButton } from '../frame/own-tab-button.tsx';
import type { DrawingName } from './drawings.tsx';
import { EmptyFace } from './empty-face.tsx';
import { FeaturePromo } from './feature-promo.tsx';

const drawingOf = ({ status }: CallError): DrawingName => {
  if (status === 0) return 'offline';
  if (status === 401) return 'door';
  if (status === 403) return 'lock';
  return status === 404 ? 'lost' : 'broken';
};

/** What stands where an answer should: no connection, no right, nothing there, or a fault of ours. */
export function FailedFace({ error, onRetry }: { error: CallError; onRetry?: () => void }) {
  const { t } = useTranslation();
  if (error.key === 'feature_permission_missing') return <FeaturePromo />;
  const mayHelp = error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500;
  const sentence = [errorSentence(error)];
  if (error.status >= 500 && error.requestId) sentence.push(t('error.request_id', { id: error.requestId }));
  return (
    <div role="alert">
      <EmptyFace
        drawing={drawingOf(error)}
        accent={error.status === 404 ? 'blue' : 'coral'}
        sentence={sentence.join('\n')}
        action={
          error.key === 'step_up_needed' ? (
            <OwnTabButton />
          ) : (
            mayHelp &&
            onRetry && (
              <Button variant="default" onClick={onRetry}>
                {t('error.try_again')}
              </Button>
            )
          )
        }
      />
    </div>
  );
}
