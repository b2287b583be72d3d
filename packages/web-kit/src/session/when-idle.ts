/** Runs `work` once the page has loaded and the browser has nothing better to do. Returns a way to call it off. */
export function whenIdle(work: () => void): () => void {
  let off = false;
  const soon = () => {
    const run = () => !off && work();
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    off = true;
  };
}
