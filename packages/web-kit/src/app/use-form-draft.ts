import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tabStorage } from './browser-storage.js';

const reloadEvent = 'wayhouse:reload';

/** Announces that the page will reload itself, so that forms save their drafts. */
export const announceReload = (): void => void window.dispatchEvent(new Event(reloadEvent));

/**
 * `name` is the form’s, `person` the id of the signed-in user: there is one draft per person, and one for visitors, which
 * never has what was in the form of somebody who has signed out.
 */
type DraftKey = { name: string; person: string | undefined };

type Options = {
  /** Whether the draft also stays when the guest reloads or leaves the page, as asked at that moment. */
  isRetained?: () => boolean;
};

/**
 * Keeps the content of a form across a reload that the page does by itself. `read` returns the draft (JSON); `restore`
 * receives it when the form is rendered again in this tab, as soon as the user is known, unless something has been
 * typed by then. Returns a function: whether the draft has been saved for such a reload.
 */
export function useFormDraft<Draft>(
  { name, person }: DraftKey,
  read: () => Draft,
  restore: (draft: Draft) => void,
  { isRetained = never }: Options = {},
): () => boolean {
  const isSaved = useRef(false);
  const [author, setAuthor] = useState(person);
  if (person && person !== author) setAuthor(person);
  const key = `wayhouse.draft.${author ?? 'visitor'}.${name}`;
  // What the form has had before anything was typed.
  const untouched = useRef<string>(undefined);
  // Read when the form is gone, too, where effect events may no longer be called.
  const latest = useRef({ key, read, isRetained });
  useEffect(() => {
    latest.current = { key, read, isRetained };
  });
  const restored = useEffectEvent(restore);
  useEffect(() => {
    const content = JSON.stringify(latest.current.read());
    untouched.current ??= content;
    const saved = tabStorage.read(key);
    // Removed first: a draft of an earlier build may have another shape, and must not break the form more than once.
    tabStorage.remove(key);
    if (!saved || content !== untouched.current) return;
    untouched.current = saved;
    restored(JSON.parse(saved) as Draft);
  }, [key]);
  useEffect(() => {
    const store = () => tabStorage.write(latest.current.key, JSON.stringify(latest.current.read()));
    const storeIfAsked = () => latest.current.isRetained() && store();
    const saveForReload = () => {
      isSaved.current = store();
    };
    window.addEventListener(reloadEvent, saveForReload);
    window.addEventListener('pagehide', storeIfAsked);
    return () => {
      window.removeEventListener(reloadEvent, saveForReload);
      window.removeEventListener('pagehide', storeIfAsked);
      storeIfAsked();
    };
  }, []);
  return () => isSaved.current;
}

const never = () => false;
