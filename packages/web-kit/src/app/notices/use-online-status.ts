import { useEffect, useState } from 'react';

const reconnectedMs = 4000;

/** `back` for a few seconds after the browser was offline. */
export function useOnlineStatus(): 'fine' | 'offline' | 'back' {
  const [state, setState] = useState<'fine' | 'offline' | 'back'>(() => (navigator.onLine ? 'fine' : 'offline'));
  useEffect(() => {
    const handleOffline = () => setState('offline');
    const handleOnline = () => setState('back');
    window.addEventListener('offline', handleOffline);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleOnline);
    };
  }, []);
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => setState('fine'), reconnectedMs);
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}
