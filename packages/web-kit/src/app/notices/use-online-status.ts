import { useEffect, useState } from 'react';

const shownFor = 4000;

/** Whether the browser is offline, or has just come back. */
export function useConnection(): 'fine' | 'offline' | 'back' {
  const [state, setState] = useState<'fine' | 'offline' | 'back'>(() => (navigator.onLine ? 'fine' : 'offline'));
  useEffect(() => {
    const leave = () => setState('offline');
    const comeBack = () => setState('back');
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, []);
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => setState('fine'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}
