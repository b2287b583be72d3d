import type { GuestDetails } from '@wayhouse/domain/guest-details';
import { useState } from 'react';
import { isEditConflict } from '../api/is-edit-conflict.js';

/**
 * The version of the details that a form replaces: the one that it was filled from, even if the booking is read anew meanwhile, so
 * that a change by the other side is refused. After that refusal has been shown, the version that was read then.
 */
export function useReplacedVersion(details: (GuestDetails & { version: number }) | undefined, error: Error | null) {
  const current = details?.version ?? 0;
  const [seen, setSeen] = useState({ version: current, after: error });
  const isNewConflict = error !== seen.after && isEditConflict(error);
  if (isNewConflict) setSeen({ version: current, after: error });
  return isNewConflict ? current : seen.version;
}
