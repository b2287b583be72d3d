import type { Period } from '@wayhouse/domain';
import { bookingsCsv } from './bookings-csv.js';
import { assertExportSize, maxRows } from './domain/export-size.js';
import type { ReportRepository } from './report-repository.js';

type Deps = { reports: Pick<ReportRepository, 'listArrivals'> };

/** The bookings of a hotel that arrive within the period, as CSV. */
export async function exportBookings({ reports }: Deps, hotelId: string, period: Period) {
  const bookings = await reports.listArrivals(hotelId, period, maxRows + 1);
  assertExportSize(bookings.length);
  return bookingsCsv(bookings);
}
