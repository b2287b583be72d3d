import { ApiError } from '@wayhouse/web-kit/api-error';
import { newKey } from '@wayhouse/web-kit/new-key';
import { useState } from 'react';

/**
 * A key for a form, which stays the same whatever is changed in it: the answer to an earlier attempt may have been lost. Once the service
 * has refused it because of what was done before, which its message names, the form has another one.
 */
export function useFormKey() {
  const [key, setKey] = useState(newKey);
  return {
    key,
    renewKey: (refusal: Error) => {
      if (refusal instanceof ApiError && refusal.code === 'edit-conflict') setKey(newKey());
    },
  };
}
