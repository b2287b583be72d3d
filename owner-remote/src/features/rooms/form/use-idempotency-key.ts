import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RoomDraft } from './room-draft.js';

/** Names what is filled in: sent again as it is, it is known; with anything changed it is another. */
export function useFormKey(form: UseFormReturn<RoomDraft>): string {
  const [key, setKey] = useState(newKey);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => setKey(newKey()));
    return unsubscribe;
  }, [form]);
  return key;
}

// `randomUUID` is there only on https and localhost.
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
