import { useEffect, useEffectEvent } from 'react';

/**
 * The browser's Back closes what is open, and the page stays: an entry of its own stands for it in the history, with the
 * page's address. Closed in another way it takes its entry back. A link in it is to `replace` that entry.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // What the router keeps in its entry stays the same, so that it sees no change of page.
    window.history.pushState({ ...(window.history.state as object | null), isOpen: true }, '');
    const goneBack = () => close();
    window.addEventListener('popstate', goneBack);
    return () => {
      window.removeEventListener('popstate', goneBack);
      if ((window.history.state as { isOpen?: boolean } | null)?.isOpen) window.history.back();
    };
  }, []);
}
