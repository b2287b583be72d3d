import type { PipelineStage } from 'mongoose';
import { addDays, limits, type Period } from '@wayhouse/domain';

const checkIn = '$booking.stay.checkIn';
const checkOut = '$booking.stay.checkOut';
const dayMs = 86_400_000;
const daysBetween = (from: unknown, to: unknown) => ({
  $divide: [{ $subtract: [{ $toDate: to }, { $toDate: from }] }, dayMs],
});

/** The sum of an amount for whole stays, of which each night has the same part. */
const spread = (amount: string) => ({ $sum: { $divide: [{ $multiply: [amount, '$nights'] }, '$length'] } });

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

/**
 * No stay that begins on this day or before lasts until `day`, because none is longer than `limits.nights`: the bound keeps
 * queries on a short range of the index.
 */
const earliestCheckIn = (day: string) => addDays(day, -limits.nights - 1);

/** Matches the bookings that are not cancelled whose stays begin, end or go on on `day`. */
export const staysOn = (hotelId: string, day: string) => ({
  hotelId,
  'booking.stay.checkIn': { $gt: earliestCheckIn(day), $lte: day },
  'booking.stay.checkOut': { $gte: day },
  'booking.state': { $ne: 'cancelled' as const },
});

const taxes = { $ifNull: ['$booking.taxes', []] };
const added = { $filter: { input: taxes, as: 'tax', cond: { $eq: ['$$tax.isIncluded', false] } } };
const addedMinor = { $sum: { $map: { input: added, as: 'tax', in: '$$tax.amountMinor' } } };

/** The nights within the period of bookings that are not cancelled, their price, and what of it is added taxes and fees. */
export function nightsSoldPipeline(hotelId: string, { from, to }: Period): PipelineStage[] {
  const nights = daysBetween({ $max: [checkIn, from] }, { $min: [checkOut, to] });
  return [
    {
      $match: {
        hotelId,
        'booking.stay.checkIn': { $gt: earliestCheckIn(from), $lt: to },
        'booking.stay.checkOut': { $gt: from },
        'booking.state': { $ne: 'cancelled' },
      },
    },
    {
      $project: { nights, length: daysBetween(checkIn, checkOut), totalMinor: '$booking.totalMinor', addedMinor },
    },
    {
      $group: {
        _id: null,
        sold: { $sum: '$nights' },
        totalMinor: spread('$totalMinor'),
        addedMinor: spread('$addedMinor'),
      },
    },
  ];
}
