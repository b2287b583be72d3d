import type { BookingState } from './booking-state.js';

type Due = { state: BookingState; owed: number; total: number };

/** Whether a part of a price is paid and the rest is owed: also of a stay that was paid and whose price has risen since. */
export const isPaidInPart = ({ state, owed, total }: Due): boolean => state !== 'cancelled' && owed > 0 && owed < total;
