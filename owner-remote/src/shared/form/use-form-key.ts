import { newKey } from '@wayhouse/web-kit/new-key';
import { useState } from 'react';
import { isEditConflict } from '@wayhouse/web-kit/is-edit-conflict';

/**
 * A key for a form, which stays the same whatever is changed in it: the answer to an earlier attempt may have been lost. Once the service
 * has refused it because of what was done before, which its message names, the form has another one. `renewKey` is called with every
 * refusal, and without one once a form was sent and begins anew.
 */
export function useFormKey(): [key: string, renewKey: (refusal?: Error) => void] {
  const [key, setKey] = useState(newKey);
  return [key, (refusal) => (!refusal || isEditConflict(refusal)) && setKey(newKey())];
}
