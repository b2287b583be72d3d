import type { Booking, OwnRoom, Room } from '@wayhouse/contracts';
import type { People, Person } from './people.js';
import type { StripeNetwork } from './stripe.js';

/**
 * How a story has to end: the state of its booking and, by payment, what Stripe has sent back in minor units. `other` was made together
 * with it, and nothing of it was sent back.
 */
export type Ending = {
  what: string;
  bookingId: string;
  guest: Person;
  state: Booking['state'];
  refunds: Map<string, number>;
  other?: { bookingId: string; state: Booking['state'] };
};

export type Scene = {
  people: People;
  stripe: StripeNetwork;
  rooms: Room[];
  ownRooms: OwnRoom[];
  today: string;
  clocksApart: boolean;
};
