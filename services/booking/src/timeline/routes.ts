import { type CallResponse, calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { type StayStatus, stayStatusOf } from '@wayhouse/domain';
import { route } from '@wayhouse/service-kit';
import { guestName } from '../bookings/guest-name.js';
import { paidInPart } from '../bookings/paid-in-part.js';
import { requireOwnHotel, requireOwnHotels } from '../hotels/own-hotels.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { moveStay } from './move-stay.js';
import { showTimeline, type Timeline } from './show-timeline.js';

type Deps = Parameters<typeof showTimeline>[0] & Parameters<typeof moveStay>[0] & { staff: StaffProjection };

export const timelineRoutes = (deps: Deps) => [
  route(calls.showTimeline, async ({ input: { hotel, from, to }, caller }) =>
    toTimelineResponse(await showTimeline(deps, await requireOwnHotel(deps.staff, caller, hotel), from, to)),
  ),
  route(calls.moveStay, async ({ input, caller }) => {
    await moveStay(deps, { ...input, ownHotels: await requireOwnHotels(deps.staff, caller) });
    return { message: confirmations.stayMoved };
  }),
];

const toTimelineResponse = ({ rooms, stays, blocked }: Timeline): CallResponse<typeof calls.showTimeline> => ({
  rooms: rooms.map(({ room: { roomId, roomType, roomName }, units }) => ({
    ...{ _id: roomId, roomType, units },
    ...(roomName && { name: roomName }),
  })),
  stays: stays.map(({ span: { room, unit, from, to }, booking }) => ({
    ...{ room, unit, from, to },
    ...{ bookingId: booking.id, ...booking.stay, guest: guestName(booking), guests: booking.guests },
    state: booking.state,
    paidInPart: paidInPart(booking),
    arrivalTime: booking.details?.arrivalTime,
    notes: booking.notes?.length,
    ...toWhereabouts(stayStatusOf(booking)),
  })),
  blocked: blocked.map(({ span: { room, unit, from, to, reason }, block }) => ({
    ...{ room, unit, from, to, reason },
    ...(block.unit !== undefined && { isUnitAlone: true as const }),
  })),
});

const toWhereabouts = (status: StayStatus) => ({
  ...(status === 'in-house' && { isInHouse: true as const }),
  ...(status === 'departed' && { isDeparted: true as const }),
});
