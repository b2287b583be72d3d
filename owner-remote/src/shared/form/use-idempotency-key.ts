import { newKey } from '@wayhouse/web-kit/new-key';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A key for the content of the form: a retry sends the same key, a changed form a new one. */
export function useIdempotencyKey<Draft extends FieldValues>(form: UseFormReturn<Draft>): string {
  const [key, setKey] = useState(newKey);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => setKey(newKey()));
    return unsubscribe;
  }, [form]);
  return key;
}
