import { useFormDraft } from '@wayhouse/web-kit/use-form-draft';
import { useHost } from '@wayhouse/web-kit/remote-root';
import type { UseFormReturn } from 'react-hook-form';
import { photoFiles, type RoomDraft, withoutFiles } from './room-draft.js';

/**
 * Keeps the form across a reload that the page does by itself, except for selected files, which browsers do not give
 * back. Returns a function: whether the draft has been saved completely.
 */
export function useRoomDraft(name: string, form: UseFormReturn<RoomDraft>): () => boolean {
  const { user } = useHost();
  const isSaved = useFormDraft(
    { name, person: user?.id },
    () => withoutFiles(form.getValues()),
    (draft: RoomDraft) => form.reset(draft, { keepDefaultValues: true }),
  );
  return () => isSaved() && photoFiles(form.getValues()).length === 0;
}
