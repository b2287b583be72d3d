import * as booking from './booking-events.js';
import * as catalog from './catalog-events.js';
import type { EventDefinition } from './event.js';
import * as notification from './notification-events.js';
import * as payment from './payment-events.js';

/** The events each service publishes. */
export const publications = {
  catalog: Object.values(catalog),
  booking: Object.values(booking),
  payment: Object.values(payment),
  notification: Object.values(notification),
} satisfies Record<string, EventDefinition[]>;
