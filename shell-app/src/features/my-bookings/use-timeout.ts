import { useEffect, useEffectEvent } from 'react';

const patience = 60_000;

/** Gives up waiting after a minute. `awaited` names what is waited for; null is nothing. */
export function usePatience(awaited: string | null, giveUp: () => void): void {
  const end = useEffectEvent(giveUp);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => end(), patience);
    return () => clearTimeout(timer);
  }, [awaited]);
}
