import { nonRefundable, type RatePlan } from '@wayhouse/domain';

const saver: RatePlan = { id: 'saver', name: 'Non-refundable', percentOff: 10, cancellationPolicy: nonRefundable };
const breakfast: RatePlan = { id: 'breakfast', name: 'With breakfast', percentOff: 0, surchargeMinor: 12_00 };

/** The rate plans of hotels of the demo, by their names; the others are booked on the standard terms alone. */
export const hotelPlans: Record<string, RatePlan[] | undefined> = {
  'Lantern & Tide': [saver, breakfast],
  'Haveli Sona Ghat': [saver],
  'Tegal Moon Villas': [breakfast],
};
