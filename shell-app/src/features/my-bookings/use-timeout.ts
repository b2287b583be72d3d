import { useEffect, useEffectEvent } from 'react';

const timeoutMs = 60_000;

/** Calls `onTimeout` a minute after `awaited`, the id of what is waited for, was set. Null waits for nothing. */
export function useTimeout(awaited: string | null, onTimeout: () => void): void {
  const handleTimeout = useEffectEvent(onTimeout);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => handleTimeout(), timeoutMs);
    return () => clearTimeout(timer);
  }, [awaited]);
}
