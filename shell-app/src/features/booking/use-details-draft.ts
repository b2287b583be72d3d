import { tabStorage } from '@wayhouse/web-kit/browser-storage';
import { useSession } from '@wayhouse/web-kit/session';
import { useState } from 'react';
import { type DetailsDraft, noDetails } from '../../shared/guest-details/details-draft.js';

/** What somebody has typed; without `person` a visitor, who may have signed in since. */
type StoredDraft = { person?: string; draft: DetailsDraft };

/** What is typed for the hotel before a room is booked. It survives a reload and signing in, and nobody else sees it. */
export function useDetailsDraft(room: string) {
  const { status, state } = useSession();
  const key = `wayhouse.guest-details.${room}`;
  const [stored, setStored] = useState(() => readStored(key));
  const person = () => (state().user ?? state().previousUser)?.id;
  return {
    /** Whose they are; undefined as long as that is not known. */
    draftOwner: status === 'loading' ? undefined : (person() ?? 'visitor'),
    findDraft: () => (stored && (!stored.person || stored.person === person()) ? stored.draft : noDetails),
    keep(draft: DetailsDraft) {
      const next: StoredDraft = { person: person(), draft };
      setStored(next);
      tabStorage.write(key, JSON.stringify(next));
    },
    forget: () => tabStorage.remove(key),
  };
}

function readStored(key: string): StoredDraft | undefined {
  const stored = tabStorage.read(key);
  if (!stored) return undefined;
  const { person, draft } = JSON.parse(stored) as StoredDraft;
  // One of an earlier build may have other fields.
  return { person, draft: { ...noDetails, ...draft } };
}
