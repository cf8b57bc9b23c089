import { useEffect } from 'react';
import { useCounters } from '#platform/web/data/use-counters.ts';
import { COUNTER_MAX } from '#platform/web/limits.ts';

const COUNTED = /^\(\d+\+?\) /;

const titleWith = (count: number): string => {
  const bare = document.title.replace(COUNTED, '');
  if (count <= 0) return bare;
  return `(${count > COUNTER_MAX ? `${COUNTER_MAX}+` : count}) ${bare}`;
};

/** How much is unread, in the title of the tab and on the icon of the installed app; whatever page is open. */
export default function UnreadBadge() {
  const { unread } = useCounters();
  useEffect(() => {
    const show = () => {
      const wanted = titleWith(unread);
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    // Every page writes its own title when it comes.
    const watch = new MutationObserver(show);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [unread]);
  useEffect(() => {
    // Only an installed app has an icon with a badge, and a browser may refuse it.
    const badge = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  }, [unread]);
  return null;
}
