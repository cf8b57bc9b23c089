import { Outlet } from 'react-router';
import { DialogHost } from '../parts/dialog-host.tsx';

/** Everything under `/messaging`: its dialogs lie above whatever the address shows. */
export default function MessagingScreen() {
  return (
    <DialogHost>
      <Outlet />
    </DialogHost>
  );
}
