const pause = 150;

/**
 * Runs `work` once the page has loaded and been painted, and the browser has nothing better to
 * do. Returns a way to call it off.
 */
export function whenIdle(work: () => void): () => void {
  let off = false;
  const run = () => !off && work();
  const whenFree = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  // The second frame begins when the first has been painted; the pause lets the largest photograph be shown as well.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenFree, pause)));
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    off = true;
  };
}
