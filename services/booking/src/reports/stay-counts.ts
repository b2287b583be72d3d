import type { Connection } from 'mongoose';
import { addDays, limits, type Period } from '@wayhouse/contracts';
import { bookingRows } from '../bookings/booking-model.js';

const checkIn = '$booking.stay.checkIn';
const checkOut = '$booking.stay.checkOut';
const day = 86_400_000;
const daysBetween = (from: unknown, to: unknown) => ({
  $divide: [{ $subtract: [{ $toDate: to }, { $toDate: from }] }, day],
});

/** What a booking comes to: its price while it stands, the charge once it is cancelled. */
export const comesToMinor = {
  $cond: [{ $eq: ['$booking.state', 'cancelled'] }, '$booking.chargedMinor', '$booking.totalMinor'],
};
export const oneIfStanding = { $cond: [{ $eq: ['$booking.state', 'cancelled'] }, 0, 1] };

/** The stays that begin in the period: how many stand, and what all of them come to. */
export async function staysBeginning(db: Connection, hotelId: string, { from, to }: Period) {
  const [counted] = await bookingRows(db).aggregate<{ bookings: number; bookedMinor: number }>([
    { $match: { hotelId, 'booking.stay.checkIn': { $gte: from, $lt: to } } },
    { $group: { _id: null, bookings: { $sum: oneIfStanding }, bookedMinor: { $sum: comesToMinor } } },
  ]);
  return counted ?? { bookings: 0, bookedMinor: 0 };
}

/** The nights of standing bookings that lie in the period, and their price; of a stay across its ends only those within. */
export async function nightsSold(db: Connection, hotelId: string, { from, to }: Period) {
  // A stay that began earlier than its longest length cannot reach into the period, which keeps the search short.
  const begins = { $gt: addDays(from, -limits.nights - 1), $lt: to };
  const nights = daysBetween({ $max: [checkIn, from] }, { $min: [checkOut, to] });
  const [counted] = await bookingRows(db).aggregate<{ sold: number; priceMinor: number }>([
    {
      $match: {
        ...{ hotelId, 'booking.stay.checkIn': begins },
        ...{ 'booking.stay.checkOut': { $gt: from }, 'booking.state': { $ne: 'cancelled' } },
      },
    },
    { $project: { nights, length: daysBetween(checkIn, checkOut), totalMinor: '$booking.totalMinor' } },
    {
      $group: {
        _id: null,
        sold: { $sum: '$nights' },
        priceMinor: { $sum: { $divide: [{ $multiply: ['$totalMinor', '$nights'] }, '$length'] } },
      },
    },
  ]);
  return counted ?? { sold: 0, priceMinor: 0 };
}
