import type { PipelineStage } from 'mongoose';
import { addDays, limits, type Period } from '@wayhouse/domain';

const checkIn = '$booking.stay.checkIn';
const checkOut = '$booking.stay.checkOut';
const dayMs = 86_400_000;
const daysBetween = (from: unknown, to: unknown) => ({
  $divide: [{ $subtract: [{ $toDate: to }, { $toDate: from }] }, dayMs],
});

/** A booking's price, or its charge once it is cancelled. */
export const bookedAmount = {
  $cond: [{ $eq: ['$booking.state', 'cancelled'] }, '$booking.chargedMinor', '$booking.totalMinor'],
};
export const oneUnlessCancelled = { $cond: [{ $eq: ['$booking.state', 'cancelled'] }, 0, 1] };

/** Of the stays that begin in the period: how many are not cancelled, and the booked amount of all. */
export const arrivalsPipeline = (hotelId: string, { from, to }: Period): PipelineStage[] => [
  { $match: { hotelId, 'booking.stay.checkIn': { $gte: from, $lt: to } } },
  { $group: { _id: null, bookings: { $sum: oneUnlessCancelled }, bookedMinor: { $sum: bookedAmount } } },
];

/** The nights within the period of bookings that are not cancelled, and their price. */
export function nightsSoldPipeline(hotelId: string, { from, to }: Period): PipelineStage[] {
  // No stay is longer than `limits.nights`; the lower bound keeps the query on a short range of the index.
  const arrivals = { $gt: addDays(from, -limits.nights - 1), $lt: to };
  const nights = daysBetween({ $max: [checkIn, from] }, { $min: [checkOut, to] });
  return [
    {
      $match: {
        hotelId,
        'booking.stay.checkIn': arrivals,
        'booking.stay.checkOut': { $gt: from },
        'booking.state': { $ne: 'cancelled' },
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
  ];
}
