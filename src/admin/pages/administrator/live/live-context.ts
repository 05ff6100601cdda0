import { createContext, useContext } from 'react';

/** Takes what was just done by oneself for seen, so that nobody is told of it as news. */
export const LiveContext = createContext<() => void>(() => {});

export function useMarkSeen(): () => void {
  return useContext(LiveContext);
}
