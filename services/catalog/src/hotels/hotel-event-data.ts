import type { HotelFacts } from '@wayhouse/contracts';
import { legalFactsOf } from '@wayhouse/domain';
import { isClosedByOperator } from './domain/closed.js';
import type { Hotel } from './domain/hotel.js';

export const hotelEventData = ({ id, version, owner, addedAt, ...hotel }: Hotel): HotelFacts => ({
  hotelId: id,
  version,
  ownerId: owner.id,
  ...(addedAt && { addedAt: addedAt.toISOString() }),
  name: hotel.name,
  contact: hotel.contact,
  address: hotel.address,
  city: hotel.city,
  ...legalFactsOf(hotel),
  ...(isClosedByOperator(hotel.closed) && { isClosedByOperator: true as const }),
});
