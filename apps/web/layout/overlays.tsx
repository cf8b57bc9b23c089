import { lazy, memo, Suspense } from 'react';
import { useModules } from '#platform/web/module.ts';
import { NoticeStack } from '#platform/web/ui/notice-stack.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { ErrorModal } from './error-modal.tsx';
import { UnauthorizedModal } from './unauthorized-modal.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useRefusalToasts } from './use-refusal-toasts.ts';
import { useServiceWorker } from './use-service-worker.ts';

const ToastOutlet = lazy(() => import('#platform/web/ui/toast-outlet.tsx'));

/** Everything that may come over the page: what failed, what is new, and what modules put there. */
export const Overlays = memo(function Overlays() {
  const modules = useModules();
  useRefusalToasts();
  useServiceWorker();
  return (
    <NoticeStack>
      <ErrorModal />
      <UnauthorizedModal />
      <UpdateNotice />
      <ConnectionNotice />
      <Suspense>
        <ToastOutlet />
      </Suspense>
      {modules.map(({ name, Overlay }) => (
        <Suspense key={name}>{Overlay && <Overlay />}</Suspense>
      ))}
    </NoticeStack>
  );
});
