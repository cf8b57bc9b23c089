import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

/** The place where toasts appear; the shell loads it after the first paint. */
export default function ToastOutlet() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('toast.region')}>
      <Notifications position="bottom-center" limit={3} withinPortal={false} />
    </section>
  );
}
