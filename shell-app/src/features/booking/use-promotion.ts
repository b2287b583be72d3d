import type { Stay } from '@wayhouse/domain/stay';
import { useSession } from '@wayhouse/web-kit/session';
import { type CheckedPromotion, useCheckedCode } from '@wayhouse/web-kit/use-checked-code';

/** Checks a code for a stay, once there is one, for guests who are signed in. */
export function usePromotion(code: string, stay: (Stay & { room: string }) | undefined): CheckedPromotion {
  const { status } = useSession();
  const asked = code !== '' && stay ? { ...stay, code } : undefined;
  const checked = useCheckedCode(asked, status === 'signed-in');
  return asked && status === 'loading' ? { ...checked, isBusy: true } : checked;
}
