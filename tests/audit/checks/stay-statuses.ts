import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/** Nobody who was checked in has a cancelled booking: their nights would be sold a second time. */
export const checkStayStatuses = ({ booking: { bookings } }: PlatformData): Contradiction[] =>
  bookings
    .filter(({ state, checkedInAt }) => state === 'cancelled' && checkedInAt)
    .map(({ id, checkedInAt }) => {
      const text = `The booking is cancelled, though its guest was checked in at ${checkedInAt!.toISOString()}.`;
      return { kind: 'cancelled-though-come', subject: id, text };
    });
