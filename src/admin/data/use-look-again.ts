import { useEffect, useEffectEvent } from 'react';

/** How often what others have done is asked for. */
const LOOK_AGAIN_MS = 10_000;

/** Looks again and again for what others have done, while the page is seen; at once when it is seen or online again. */
export function useLookAgain(look: () => void, everyMs = LOOK_AGAIN_MS): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    const online = () => lookNow();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') lookNow();
    };
    const timer = setInterval(whenSeen, everyMs);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [everyMs]);
}
