import * as booking from './booking-events.js';
import * as catalog from './catalog-events.js';
import type { EventDefinition } from './event.js';
import * as payment from './payment-events.js';

/** Which service tells which event. */
export const tells = {
  catalog: Object.values(catalog),
  booking: Object.values(booking),
  payment: Object.values(payment),
} satisfies Record<string, EventDefinition[]>;
