import { useEffect, useState } from 'react';

/** Where a link would have led from unsent work, until one decides to stay. */
export function useLeaving(isUnsent: boolean) {
  const [goal, setGoal] = useState<string>();

  useEffect(() => {
    if (!isUnsent) return;
    const askOfBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askOfLink = (event: MouseEvent) => {
      const link = leadingAway(event);
      if (!link) return;
      // Before the router hears of it.
      event.preventDefault();
      event.stopPropagation();
      setGoal(link.pathname + link.search + link.hash);
    };
    window.addEventListener('beforeunload', askOfBrowser);
    document.addEventListener('click', askOfLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askOfBrowser);
      document.removeEventListener('click', askOfLink, { capture: true });
    };
  }, [isUnsent]);

  return { goal, stay: () => setGoal(undefined) };
}

/** The link that was pressed, if it replaces this page; one that opens elsewhere leaves everything as it is. */
function leadingAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  return link.origin === window.location.origin ? link : undefined;
}
