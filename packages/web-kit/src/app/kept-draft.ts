import { useEffect, useEffectEvent, useRef } from 'react';

const reloading = 'wayhouse:reload';

/** Says that the page is about to load itself anew, so that forms put away what was typed. */
export const tellReload = (): void => void window.dispatchEvent(new Event(reloading));

/**
 * Keeps what was typed into a form over a reload that the page does by itself. `name` is the form's, `read` answers what is
 * to be kept (JSON), `restore` gets it back when the form is shown again in this tab. Answers what tells whether such a
 * reload is on its way.
 */
export function useKeptDraft<Draft>(name: string, read: () => Draft, restore: (draft: Draft) => void): () => boolean {
  const isKept = useRef(false);
  const key = `wayhouse.draft.${name}`;
  const restored = useEffectEvent(restore);
  const current = useEffectEvent(read);
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) restored(JSON.parse(kept) as Draft);
    sessionStorage.removeItem(key);
  }, [key]);
  useEffect(() => {
    const keep = () => {
      sessionStorage.setItem(key, JSON.stringify(current()));
      isKept.current = true;
    };
    window.addEventListener(reloading, keep);
    return () => window.removeEventListener(reloading, keep);
  }, [key]);
  return () => isKept.current;
}
