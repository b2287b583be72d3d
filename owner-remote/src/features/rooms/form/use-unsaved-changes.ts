import { holdSteps } from '@wayhouse/web-kit/history-steps';
import { useEffect, useEffectEvent, useState } from 'react';

type Unsent = {
  isUnsent: boolean;
  /** Whether the page is about to load itself anew and everything will be there again. */
  isKept: () => boolean;
  /** Goes to an address of the product. */
  goTo: (address: string) => void;
};

/** Holds up what leads away from unsent work, a link or a step in the history, until one decides to stay or to go on. */
export function useLeaving({ isUnsent, isKept, goTo }: Unsent) {
  const [goOn, setGoOn] = useState<() => void>();
  const ask = (held: () => void) => setGoOn(() => held);
  const follow = useEffectEvent(goTo);
  const isLost = useEffectEvent(() => !isKept());

  useEffect(() => {
    if (!isUnsent) return;
    const askOfBrowser = (event: BeforeUnloadEvent) => isLost() && event.preventDefault();
    const askOfLink = (event: MouseEvent) => {
      const link = leadingAway(event);
      if (!link) return;
      // Before the router hears of it.
      event.preventDefault();
      event.stopPropagation();
      ask(() => follow(link.pathname + link.search + link.hash));
    };
    window.addEventListener('beforeunload', askOfBrowser);
    document.addEventListener('click', askOfLink, { capture: true });
    const endSteps = holdSteps(ask);
    return () => {
      window.removeEventListener('beforeunload', askOfBrowser);
      document.removeEventListener('click', askOfLink, { capture: true });
      endSteps();
    };
  }, [isUnsent]);

  const stay = () => setGoOn(undefined);
  const leave = () => {
    stay();
    goOn?.();
  };
  return { isAsking: goOn !== undefined, stay, leave };
}

/** The link that was pressed, if it replaces this page; one that opens elsewhere leaves everything as it is. */
function leadingAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  return link.origin === window.location.origin ? link : undefined;
}
