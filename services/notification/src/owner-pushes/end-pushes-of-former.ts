import type { Transaction } from '@wayhouse/service-kit';
import type { StaffProjection } from '../owner-emails/staff-projection.js';
import { ownsHotel } from '../owner-emails/wanted-emails.js';
import type { PushBrowsers } from './push-browser-repository.js';

type Deps = Parameters<typeof ownsHotel>[0] & {
  staff: Pick<StaffProjection, 'listByMember'>;
  pushBrowsers: Pick<PushBrowsers, 'remove'>;
};

/** Removes the browsers of who works at no hotel any more, and owns none: they could not switch them off themselves. */
export async function endPushesOfFormer(deps: Deps, tx: Transaction, userId: string): Promise<void> {
  if ((await deps.staff.listByMember(userId, tx)).length > 0 || (await ownsHotel(deps, userId))) return;
  await deps.pushBrowsers.remove(tx, userId);
}
