import { calls, lastDayOf, messages, type Period, Refusal } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import { viewOf } from '../bookings/booking-response.js';
import { ownHotel } from '../hotels/require-own-hotel.js';
import type { HotelCopies } from '../hotels/hotel-projection.js';
import { bookingsTable } from './bookings-csv.js';
import { countHotel, type Deps as CountDeps } from './hotel-report.js';
import type { HotelBookings } from './hotel-booking-list.js';
import { hotelTotals } from './hotel-totals.js';

type Deps = CountDeps & { hotels: HotelCopies; hotelBookings: HotelBookings };

/** So many fit into memory and into every spreadsheet. */
const mostRows = 20_000;

export const figureRoutes = ({ hotels, hotelBookings, ...deps }: Deps) => [
  route(calls.showHotelBookings, async ({ input, caller }) => {
    const hotelId = await ownHotel(hotels, caller.id);
    const [{ bookings, next }, totals] = await Promise.all([
      hotelBookings.newest(hotelId, input),
      input.after === undefined ? hotelTotals(deps.db, hotelId) : undefined,
    ]);
    return { dashboardData: { bookings: bookings.map(viewOf), next, ...totals } };
  }),
  route(calls.showHotelFigures, async ({ input, caller }) => ({
    figures: await countHotel(deps, await ownHotel(hotels, caller.id), input),
  })),
  route(calls.downloadHotelBookings, async ({ input, caller }) => {
    const bookings = await hotelBookings.arriving(await ownHotel(hotels, caller.id), input, mostRows + 1);
    if (bookings.length > mostRows) throw new Refusal('rule-broken', messages.tooManyRows, 'to');
    return { name: nameOf(input), bytes: bookingsTable(bookings) };
  }),
];

/** By the first and the last day, as people say a period. */
const nameOf = (period: Period) => `wayhouse-bookings-${period.from}-to-${lastDayOf(period)}.csv`;
