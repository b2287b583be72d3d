import { calls } from '@wayhouse/contracts';
import { lastDayOf, limits, type Period } from '@wayhouse/domain';
import { route } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import { findUnits } from '../bookings/find-units.js';
import { toFindWords } from '../bookings/domain/find-words.js';
import { forHotel, toBookingResponse } from '../bookings/booking-response.js';
import { requireOwnHotel } from '../hotels/own-hotels.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { exportBookings } from './export-bookings.js';
import { hotelReport, type Deps as ReportDeps } from './hotel-report.js';
import { hotelToday } from './hotel-today.js';
import type { ReportRepository } from './report-repository.js';

type Deps = ReportDeps & {
  nights: RoomNights;
  rooms: RoomProjection;
  staff: StaffProjection;
  reports: ReportRepository;
};

export const reportRoutes = ({ staff, ...deps }: Deps) => [
  route(calls.showHotelBookings, async ({ input, caller }) => {
    const hotelId = await requireOwnHotel(staff, caller, input.hotel);
    const [{ bookings, next }, totals] = await Promise.all([
      deps.reports.listNewest(hotelId, input),
      input.after === undefined ? deps.reports.totals(hotelId) : undefined,
    ]);
    const current = await deps.rooms.withCurrentPhotos(bookings);
    return { dashboardData: { bookings: current.map((booking) => toBookingResponse(booking)), next, ...totals } };
  }),
  route(calls.findHotelBookings, async ({ input: { hotel, text, day }, caller }) => {
    const hotelId = await requireOwnHotel(staff, caller, hotel);
    const words = text === undefined ? undefined : toFindWords(text);
    const found = await deps.reports.find(hotelId, { words, day }, limits.foundBookings + 1);
    const current = await deps.rooms.withCurrentPhotos(found.slice(0, limits.foundBookings));
    return {
      bookings: current.map((booking) => toBookingResponse(booking)),
      isComplete: found.length <= limits.foundBookings,
    };
  }),
  route(calls.showHotelReport, async ({ input, caller }) => ({
    report: await hotelReport(deps, await requireOwnHotel(staff, caller, input.hotel), input),
  })),
  route(calls.showHotelToday, async ({ input, caller }) => {
    const { bookings, ...today } = await hotelToday(
      deps,
      await requireOwnHotel(staff, caller, input.hotel),
      input.group,
    );
    const current = await deps.rooms.withCurrentPhotos(bookings);
    const units = await findUnits(deps, bookings);
    const toResponse = (booking: Booking) => ({
      ...toBookingResponse(booking),
      ...forHotel(booking, units.get(booking.id)),
    });
    return { today: { ...today, bookings: current.map(toResponse) } };
  }),
  route(calls.downloadHotelBookings, async ({ input, caller }) => {
    const bytes = await exportBookings(deps, await requireOwnHotel(staff, caller, input.hotel), input);
    return { name: csvFileName(input), bytes };
  }),
];

/** Named after the first and the last day; the period's own end is exclusive. */
const csvFileName = (period: Period) => `wayhouse-bookings-${period.from}-to-${lastDayOf(period)}.csv`;
