import { useEffect, useEffectEvent, useRef } from 'react';

const reloading = 'wayhouse:reload';

/** Says that the page is about to load itself anew, so that forms put away what was typed. */
export const tellReload = (): void => void window.dispatchEvent(new Event(reloading));

/** `name` is the form's, `person` the id of who is signed in: each gets back only theirs, and so do visitors. */
type Kept = { name: string; person: string | undefined };

/**
 * Keeps what was typed into a form over a reload that the page does by itself. `read` answers what is to be kept (JSON),
 * `restore` gets it back when the form is shown again in this tab, as soon as it is known who is there. Answers what tells
 * whether such a reload is on its way.
 */
export function useKeptDraft<Draft>(
  { name, person = 'visitor' }: Kept,
  read: () => Draft,
  restore: (draft: Draft) => void,
): () => boolean {
  const isKept = useRef(false);
  const key = `wayhouse.draft.${person}.${name}`;
  const restored = useEffectEvent(restore);
  const current = useEffectEvent(read);
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    // Removed first: what an earlier build kept may be of another shape, and is to break the form once at most.
    sessionStorage.removeItem(key);
    if (kept) restored(JSON.parse(kept) as Draft);
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
