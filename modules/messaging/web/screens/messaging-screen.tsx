import { Outlet } from 'react-router';
import { useNativeLogout } from '../data/mode.ts';
import { DialogHost } from '../parts/dialog-host.tsx';

/** Everything under `/messaging`: its dialogs lie above whatever the address shows. */
export default function MessagingScreen() {
  useNativeLogout();
  return (
    <DialogHost>
      <Outlet />
    </DialogHost>
  );
}
