import { tabStorage } from '@wayhouse/web-kit/browser-storage';
import { useSession } from '@wayhouse/web-kit/session';
import { useEffect, useEffectEvent, useState } from 'react';

/** What somebody has typed; without `person` a visitor, who may have signed in since. */
type StoredDraft<Draft> = { person?: string; draft: Draft };

/** What is typed before something is booked. It survives a reload and signing in, and nobody else sees it. */
export function useTypedDraft<Draft extends object>(key: string, empty: Draft) {
  const { status, state } = useSession();
  const [stored, setStored] = useState(() => readStored(key, empty));
  const person = () => (state().user ?? state().previousUser)?.id;
  // What a visitor has typed becomes that of who signs in.
  if (stored && !stored.person && person()) setStored({ ...stored, person: person() });
  const owner = stored?.person;
  const write = useEffectEvent(() => tabStorage.write(key, JSON.stringify(stored)));
  useEffect(() => {
    if (owner) write();
  }, [owner]);
  return {
    /** Whose it is; undefined as long as that is not known. */
    draftOwner: status === 'loading' ? undefined : (person() ?? 'visitor'),
    findDraft: () => (stored && (!stored.person || stored.person === person()) ? stored.draft : empty),
    keep(draft: Draft) {
      const next: StoredDraft<Draft> = { person: person(), draft };
      setStored(next);
      tabStorage.write(key, JSON.stringify(next));
    },
    forget: () => tabStorage.remove(key),
  };
}

function readStored<Draft extends object>(key: string, empty: Draft): StoredDraft<Draft> | undefined {
  const stored = tabStorage.read(key);
  if (!stored) return undefined;
  const { person, draft } = JSON.parse(stored) as StoredDraft<Draft>;
  // One of an earlier build may have other fields.
  return { person, draft: { ...empty, ...draft } };
}
