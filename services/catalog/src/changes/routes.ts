import { calls } from '@wayhouse/contracts';
import { changesShownTo } from '@wayhouse/domain';
import { route } from '@wayhouse/service-kit';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import { assertMayActOn, roleAt } from '../staff/assert-may-act-on.js';
import type { InvitationRepository } from '../staff/invitation-repository.js';
import type { StaffRepository } from '../staff/staff-repository.js';
import { namesAt, toChangeResponse } from './change-response.js';
import type { RecordedChanges } from './recorded-change-repository.js';

type Deps = {
  hotels: Pick<HotelRepository, 'get'>;
  staff: Pick<StaffRepository, 'roleAt' | 'listByHotel' | 'findNames'>;
  invitations: Pick<InvitationRepository, 'listByHotel'>;
  recordedChanges: Pick<RecordedChanges, 'list'>;
};

/** How the staff of a hotel learns of who has changed what. */
export const recordedChangeRoutes = (deps: Deps) => [
  route(calls.listRecordedChanges, async ({ input: { id: hotelId, ...page }, caller }) => {
    const hotel = await deps.hotels.get(hotelId);
    await assertMayActOn(deps, caller, hotel, 'hotel-not-found');
    const role = (await roleAt(deps, caller.id, hotel)) ?? caller.needs;
    const { changes, next } = await deps.recordedChanges.list({ hotelId, kinds: changesShownTo(role), ...page });
    const names = await namesAt(deps, hotel);
    return { changes: changes.map((change) => toChangeResponse(change, names)), next };
  }),
];
