import type { RoomNights } from '../availability/room-night-repository.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { Booking } from './domain/booking.js';
import { findUnits } from './find-units.js';
import { toHotelBookingResponse } from './hotel-booking-response.js';
import type { FindRelayAddress } from './relay-addresses.js';

export type Deps = {
  staff: StaffProjection;
  rooms: RoomProjection;
  nights: RoomNights;
  findRelayAddress: FindRelayAddress;
  now: () => Date;
};

/** A booking as it is now, for the member of the staff who asks. */
export async function showHotelBooking(deps: Deps, booking: Booking, { callerId, roles }: OwnHotels) {
  const { hotelId } = booking.room;
  const [current] = await deps.rooms.withCurrentPhotos([booking]);
  return toHotelBookingResponse(current!, deps.now(), {
    relayAddress: deps.findRelayAddress(booking, 'guest'),
    unit: (await findUnits(deps, [booking])).get(booking.id),
    staffNames: await deps.staff.findNames(hotelId),
    reader: { callerId, role: roles.get(hotelId) },
  });
}
