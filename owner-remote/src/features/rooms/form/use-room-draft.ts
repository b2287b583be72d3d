import { useKeptDraft } from '@wayhouse/web-kit/kept-draft';
import { useHost } from '@wayhouse/web-kit/remote-root';
import type { UseFormReturn } from 'react-hook-form';
import { filesOf, type RoomDraft, withoutFiles } from './room-draft.js';

/**
 * Keeps the form called `name` over a reload that the page does by itself, all but the files that were chosen: those no
 * browser gives back. Answers what tells whether such a reload is on its way and loses nothing.
 */
export function useKeptRoom(name: string, form: UseFormReturn<RoomDraft>): () => boolean {
  const { user } = useHost();
  const isKept = useKeptDraft(
    { name, person: user?.id },
    () => withoutFiles(form.getValues()),
    (draft: RoomDraft) => form.reset(draft, { keepDefaultValues: true }),
  );
  return () => isKept() && filesOf(form.getValues()).length === 0;
}
