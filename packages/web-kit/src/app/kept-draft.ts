import { useEffect } from 'react';

const reloading = 'wayhouse:reload';

/** Says that the page is about to load itself anew, so that forms put away what was typed. */
export const tellReload = (): void => void window.dispatchEvent(new Event(reloading));

/**
 * Keeps what was typed into a form over a reload that the page does by itself. `name` is the form's, `read` answers what is
 * to be kept (JSON), `restore` gets it back when the form is shown again in this tab.
 */
export function useKeptDraft<Draft>(name: string, read: () => Draft, restore: (draft: Draft) => void): void {
  const key = `wayhouse.draft.${name}`;
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) restore(JSON.parse(kept) as Draft);
    sessionStorage.removeItem(key);
    // A form is restored once, when it appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  useEffect(() => {
    const keep = () => sessionStorage.setItem(key, JSON.stringify(read()));
    window.addEventListener(reloading, keep);
    return () => window.removeEventListener(reloading, keep);
  });
}
