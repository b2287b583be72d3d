import { loadable } from '@wayhouse/web-kit/loadable';

// Loaded beside the bookings, which are readable without it.
const options = { skeleton: null, renderError: () => null };

export const UnreadMessages = loadable<{ bookingId: string }>(
  async () => (await import('./unread-messages.js')).UnreadMessages,
  options,
);

export const UnreadBookings = loadable<{ refetchInterval: number | false }>(
  async () => (await import('./unread-bookings.js')).UnreadBookings,
  options,
);
