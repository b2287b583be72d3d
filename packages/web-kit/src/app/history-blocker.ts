const stepping = 'wayhouse:step';

/**
 * Tells every step in the history (the browser's Back and Forward) before the router hears of it, so that it can be held
 * up. To be called before the router is there: who listens first hears first.
 */
export function announceSteps(): void {
  window.addEventListener('popstate', (event) => {
    const mayGo = window.dispatchEvent(new Event(stepping, { cancelable: true }));
    if (!mayGo) event.stopImmediatePropagation();
  });
}

/** Where in the history this entry is, as the router counts them; one that it did not make has no place. */
const place = () => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Takes back every step in the history and hands over what makes it after all. Answers what ends that. In a host that
 * announces no steps none is held up.
 */
export function holdSteps(heard: (goOn: () => void) => void): () => void {
  let here = place();
  let mayGo = false;
  const hold = (event: Event) => {
    const there = place();
    if (mayGo || here === undefined || there === undefined) {
      mayGo = false;
      here = there;
      return;
    }
    event.preventDefault();
    const step = there - here;
    // The step back here that was made below is one, too.
    if (step === 0) return;
    window.history.go(-step);
    heard(() => {
      mayGo = true;
      window.history.go(step);
    });
  };
  window.addEventListener(stepping, hold);
  return () => window.removeEventListener(stepping, hold);
}
