import { nonRefundable, type RatePlan } from '@wayhouse/domain';

const saver: RatePlan = { id: 'saver', name: 'Non-refundable', percentOff: 10, cancellationPolicy: nonRefundable };
/** Breakfast is free in rooms of both hotels. */
const dinner: RatePlan = { id: 'dinner', name: 'With dinner', percentOff: 0, surchargeMinor: 24_00 };

/** The rate plans of hotels of the demo, by their names; the others are booked on the standard terms alone. */
export const hotelPlans: Record<string, RatePlan[] | undefined> = {
  'Lantern & Tide': [saver, dinner],
  'Haveli Sona Ghat': [saver],
  'Tegal Moon Villas': [dinner],
};
