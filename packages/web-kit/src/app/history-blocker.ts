const historyStepEvent = 'wayhouse:step';

/**
 * Dispatches a cancelable event for every Back and Forward before the router handles it. Must be called before the
 * router is created: listeners run in the order they were added.
 */
export function installHistoryBlocker(): void {
  window.addEventListener('popstate', (event) => {
    const isAllowed = window.dispatchEvent(new Event(historyStepEvent, { cancelable: true }));
    if (!isAllowed) event.stopImmediatePropagation();
  });
}

/** The router’s index of the current history entry; undefined for entries it did not create. */
const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Undoes every Back and Forward and passes `onBlocked` a function that performs it after all. Returns a function that
 * unblocks. Has no effect in a host that has not called `installHistoryBlocker`.
 */
export function blockHistory(onBlocked: (proceed: () => void) => void): () => void {
  let here = historyIndex();
  let isAllowed = false;
  const handleStep = (event: Event) => {
    const there = historyIndex();
    if (isAllowed || here === undefined || there === undefined) {
      isAllowed = false;
      here = there;
      return;
    }
    event.preventDefault();
    const step = there - here;
    // The undoing step below fires an event, too.
    if (step === 0) return;
    window.history.go(-step);
    onBlocked(() => {
      isAllowed = true;
      window.history.go(step);
    });
  };
  window.addEventListener(historyStepEvent, handleStep);
  return () => window.removeEventListener(historyStepEvent, handleStep);
}
