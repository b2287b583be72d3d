import { useSyncExternalStore } from 'react';

const threshold = 10;

/** Whether the page has been scrolled by more than ten pixels. */
export const useIsScrolled = () =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('scroll', changed, { passive: true });
      return () => window.removeEventListener('scroll', changed);
    },
    () => window.scrollY > threshold,
  );
