import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether this instance of a component takes over what the server has rendered, or is being rendered on it. It never
 * changes: what is mounted later, by navigation or a change of state, is not server-rendered.
 */
export function useIsServerRendered(): boolean {
  // React asks for the snapshot of the server only while it takes a page over. The other one must not differ then: the
  // update would discard what has been rendered below and is still to be taken over.
  const [read] = useState(() => {
    let isTakingOver = false;
    return { onServer: () => (isTakingOver = true), inBrowser: () => isTakingOver };
  });
  return useSyncExternalStore(subscribeToNothing, read.inBrowser, read.onServer);
}

/** Informs the page’s early script that the buttons below work now: it presses those again that were pressed before. */
export function useAnnounceTakeOver(): void {
  useEffect(() => void window.dispatchEvent(new Event('wayhouse:taken-over')), []);
}

/** False on the server and while its page is taken over, then true. For what only the browser knows. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
