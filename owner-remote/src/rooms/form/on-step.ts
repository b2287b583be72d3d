/** Where in the history this entry is, as the router counts them; one that it did not make has no place. */
const place = () => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Takes back every step in the history (the browser's Back and Forward) before the router hears of it, and hands over what
 * makes it after all. Answers what ends that.
 */
export function onStep(heard: (goOn: () => void) => void): () => void {
  let here = place();
  let mayGo = false;
  const holdUp = (event: PopStateEvent) => {
    const there = place();
    if (mayGo || here === undefined || there === undefined) {
      mayGo = false;
      here = there;
      return;
    }
    event.stopImmediatePropagation();
    const step = there - here;
    // The step back here that was made below is one, too.
    if (step === 0) return;
    window.history.go(-step);
    heard(() => {
      mayGo = true;
      window.history.go(step);
    });
  };
  // The router listens at the same place; who captures hears first.
  window.addEventListener('popstate', holdUp, { capture: true });
  return () => window.removeEventListener('popstate', holdUp, { capture: true });
}
