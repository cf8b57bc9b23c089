import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

/** The place where toasts appear; the shell loads it after the first paint. */
export default function ToastOutlet() {
  const { t } = useTranslation();
  return <Notifications position="bottom-center" limit={3} aria-label={t('toast.region')} />;
}
