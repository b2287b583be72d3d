const afterPaintMs = 150;

/** Runs `work` once the page has loaded and painted and the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let isCancelled = false;
  const run = () => !isCancelled && work();
  const requestIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  // The second frame starts after the first paint; the delay leaves time for the largest photo as well.
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(requestIdle, afterPaintMs)));
  if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint, { once: true });
  return () => {
    isCancelled = true;
  };
}
