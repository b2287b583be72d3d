import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser's Back close an overlay instead of leaving the page, by pushing a history entry with the page's
 * address. If the overlay is closed in another way, the entry is removed. Links in it must `replace` that entry.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The router's state stays in the new entry, so that it sees no navigation.
    window.history.pushState({ ...(window.history.state as object | null), isOpen: true }, '');
    const handlePopState = () => close();
    window.addEventListener('popstate', handlePopState);
    return () => {
      window.removeEventListener('popstate', handlePopState);
      if ((window.history.state as { isOpen?: boolean } | null)?.isOpen) window.history.back();
    };
  }, []);
}
