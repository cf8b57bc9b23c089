import { useCall } from '#platform/web/data/use-call.ts';
import { useIsTouch } from '#platform/web/ui/use-screen.ts';
import { getSettings } from '../../contract/get-settings.ts';

/** Whether Enter sends, by one's own setting; a phone's Enter always begins a line. */
export function useEnterSends(): boolean {
  const { data } = useCall(getSettings, {}, { untilNews: true });
  const isTouch = useIsTouch();
  return (data?.enter_sends_message ?? true) && !isTouch;
}
