import { byArrivalTime, type DayGroup } from '@wayhouse/domain';
import type { Booking } from '../../bookings/domain/booking.js';
import { settlementOf } from '../../bookings/domain/booking-settlement.js';

/** Of the stays of a day. Each is defined in docs/decisions/report-metrics.md. */
const isIn: Record<DayGroup, (booking: Booking, day: string) => boolean> = {
  arrivals: ({ stay }, day) => stay.checkIn === day,
  departures: ({ stay }, day) => stay.checkOut === day,
  inHouse: ({ stay }, day) => day < stay.checkOut,
  unpaid: (booking) => settlementOf(booking).owed > 0,
};

/** `stays` are the bookings whose stays begin, end or go on on this day, by check-in; arrivals are sorted by their hours. */
export function selectGroup(group: DayGroup, stays: Booking[], day: string): Booking[] {
  const selected = stays.filter((booking) => isIn[group](booking, day));
  return group === 'arrivals' ? selected.sort(byArrivalTime) : selected;
}

export function countGroups(stays: Booking[], day: string): Record<DayGroup, number> {
  const count = (group: DayGroup) => selectGroup(group, stays, day).length;
  return {
    arrivals: count('arrivals'),
    departures: count('departures'),
    inHouse: count('inHouse'),
    unpaid: count('unpaid'),
  };
}
