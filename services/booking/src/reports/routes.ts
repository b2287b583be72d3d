import { calls, lastDayOf, type Period } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { route } from '@wayhouse/service-kit';
import { toBookingResponse } from '../bookings/booking-response.js';
import { requireOwnHotel } from '../hotels/require-own-hotel.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { bookingsCsv } from './bookings-csv.js';
import { hotelReport, type Deps as ReportDeps } from './hotel-report.js';
import type { ReportRepository } from './report-repository.js';

type Deps = ReportDeps & { hotels: HotelProjection; reports: ReportRepository };

/** As many as fit into memory and into any spreadsheet program. */
const maxRows = 20_000;

export const reportRoutes = ({ hotels, ...deps }: Deps) => [
  route(calls.showHotelBookings, async ({ input, caller }) => {
    const hotelId = await requireOwnHotel(hotels, caller.id);
    const [{ bookings, next }, totals] = await Promise.all([
      deps.reports.listNewest(hotelId, input),
      input.after === undefined ? deps.reports.totals(hotelId) : undefined,
    ]);
    return { dashboardData: { bookings: bookings.map(toBookingResponse), next, ...totals } };
  }),
  route(calls.showHotelReport, async ({ input, caller }) => ({
    report: await hotelReport(deps, await requireOwnHotel(hotels, caller.id), input),
  })),
  route(calls.downloadHotelBookings, async ({ input, caller }) => {
    const bookings = await deps.reports.listArrivals(await requireOwnHotel(hotels, caller.id), input, maxRows + 1);
    if (bookings.length > maxRows) throw new DomainError('too-many-rows');
    return { name: csvFileName(input), bytes: bookingsCsv(bookings) };
  }),
];

/** Named after the first and the last day; the period's own end is exclusive. */
const csvFileName = (period: Period) => `wayhouse-bookings-${period.from}-to-${lastDayOf(period)}.csv`;
