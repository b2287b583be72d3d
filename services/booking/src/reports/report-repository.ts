import type { Connection, PipelineStage } from 'mongoose';
import { addDays, limits, type Period, toAmount } from '@wayhouse/domain';
import { afterCursor, cursorOf, wordClause } from '@wayhouse/service-kit';
import type { Booking } from '../bookings/domain/booking.js';
import type { FindWords } from '../bookings/domain/find-words.js';
import { type BookingDocument, bookingModel } from '../bookings/booking-model.js';
import { type CashFlowQuery, paidPipeline, refundedPipeline } from './cash-flow-pipeline.js';
import type { MonthlyAmount } from './domain/hotel-metrics.js';
import { arrivalsPipeline, nightsSoldPipeline, staysOn } from './stay-pipeline.js';
import { totalsPipeline } from './totals-pipeline.js';

export type ReportRepository = ReturnType<typeof reportRepository>;

type Totals = { totalBookings: number; bookedMinor: number; paidMinor: number; refundedMinor: number };

/** `words` or `day` alone may be missing. */
type Wanted = { words?: FindWords; day?: string };

/** What an owner reads of the bookings of a hotel. */
export function reportRepository(db: Connection) {
  const bookings = bookingModel(db);
  /** The only row of a pipeline, and zeros without bookings. */
  const sum = async <Sums extends object>(pipeline: PipelineStage[], zeros: Sums): Promise<Sums> =>
    (await bookings.aggregate<Sums>(pipeline))[0] ?? zeros;
  return {
    /** Newest first, `limit` at a time. `next` is the `after` of the next page, if there is one. */
    async listNewest(hotelId: string, { limit, after }: { limit: number; after?: string }) {
      const found = await bookings
        .find({ hotelId, ...(after && afterCursor('bookedAt', after)) })
        .sort({ bookedAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<BookingDocument[]>();
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const next = found.length > limit && last ? cursorOf(last.bookedAt, last._id) : undefined;
      return { bookings: page.map(({ booking }) => booking), next };
    },
    /** The bookings with these words, whose stay has this day, the latest arrival first; at most `limit`. */
    async find(hotelId: string, { words, day }: Wanted, limit: number): Promise<Booking[]> {
      const sorted = bookings
        .find({ $and: [{ hotelId }, ...(words ? [withWords(words)] : []), ...(day ? [withDay(day)] : [])] })
        .sort({ 'booking.stay.checkIn': -1, _id: 1 });
      return (await sorted.limit(limit).lean<BookingDocument[]>()).map(({ booking }) => booking);
    },
    /** Bookings whose stays begin in the period, by arrival; at most `limit`. */
    async listArrivals(hotelId: string, { from, to }: Period, limit: number): Promise<Booking[]> {
      const within = { hotelId, 'booking.stay.checkIn': { $gte: from, $lt: to } };
      const sorted = bookings.find(within).sort({ 'booking.stay.checkIn': 1 });
      const found = await sorted.limit(limit).lean<BookingDocument[]>();
      return found.map(({ booking }) => booking);
    },
    /** The bookings that are not cancelled whose stays begin, end or go on on this day, by check-in. */
    async listStaysOn(hotelId: string, day: string): Promise<Booking[]> {
      const found = await bookings
        .find(staysOn(hotelId, day))
        .sort({ 'booking.stay.checkIn': 1 })
        .lean<BookingDocument[]>();
      return found.map(({ booking }) => booking);
    },
    countArrivals: (hotelId: string, period: Period) =>
      sum(arrivalsPipeline(hotelId, period), { bookings: 0, bookedMinor: 0 }),
    /** `priceMinor` is what the nights cost without added taxes and fees. */
    async countNightsSold(hotelId: string, period: Period): Promise<{ sold: number; priceMinor: number }> {
      const none = { sold: 0, totalMinor: 0, addedMinor: 0 };
      const { sold, totalMinor, addedMinor } = await sum(nightsSoldPipeline(hotelId, period), none);
      return { sold, priceMinor: totalMinor - addedMinor };
    },
    /** Over all bookings of a hotel. Revenue is what was paid less what was refunded. */
    async totals(hotelId: string) {
      const none: Totals = { totalBookings: 0, bookedMinor: 0, paidMinor: 0, refundedMinor: 0 };
      const { totalBookings, bookedMinor, paidMinor, refundedMinor } = await sum(totalsPipeline(hotelId), none);
      return {
        totalBookings,
        totalRevenue: toAmount(paidMinor - refundedMinor),
        booked: toAmount(bookedMinor),
        paid: toAmount(paidMinor),
        refunded: toAmount(refundedMinor),
      };
    },
    async cashFlow(query: CashFlowQuery) {
      const [paid, refunded] = await Promise.all([
        bookings.aggregate<MonthlyAmount>(paidPipeline(query)),
        bookings.aggregate<MonthlyAmount>(refundedPipeline(query)),
      ]);
      return { paid, refunded };
    },
  };
}

/** Without any word no booking matches. */
function withWords({ guestWords, numberWords }: FindWords) {
  const ofGuest = guestWords.map((word) => ({ guestWords: wordClause(word) }));
  const either = [
    ...(ofGuest.length ? [{ $and: ofGuest }] : []),
    ...numberWords.map((word) => ({ numberWord: wordClause(word) })),
  ];
  return either.length ? { $or: either } : { _id: { $in: [] } };
}

/** A stay has at most so many nights, so an index of arrivals bounds those that go on. */
const withDay = (day: string) => ({
  'booking.stay.checkIn': { $gte: addDays(day, -limits.nights), $lte: day },
  'booking.stay.checkOut': { $gte: day },
});
