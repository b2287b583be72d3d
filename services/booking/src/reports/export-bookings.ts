import { DomainError, type Period } from '@wayhouse/domain';
import { bookingsCsv } from './bookings-csv.js';
import type { ReportRepository } from './report-repository.js';

type Deps = { reports: Pick<ReportRepository, 'listArrivals'> };

/** As many as fit into memory and into any spreadsheet program. */
const maxRows = 20_000;

/** The bookings of a hotel that arrive within the period, as CSV. */
export async function exportBookings({ reports }: Deps, hotelId: string, period: Period) {
  const bookings = await reports.listArrivals(hotelId, period, maxRows + 1);
  if (bookings.length > maxRows) throw new DomainError('too-many-rows');
  return bookingsCsv(bookings);
}
