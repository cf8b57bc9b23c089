import { useCall } from '#platform/web/data/use-call.ts';
import { getSettings } from '../../contract/get-settings.ts';
import { useIsPhone } from './use-is-phone.ts';

/** Whether Enter sends, by one's own setting; a phone's Enter always begins a line. */
export function useEnterSends(): boolean {
  const { data } = useCall(getSettings, {}, { untilNews: true });
  const isPhone = useIsPhone();
  return (data?.enter_sends_message ?? true) && !isPhone;
}
