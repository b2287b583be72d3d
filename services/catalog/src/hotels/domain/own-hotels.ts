import { DomainError, limits } from '@wayhouse/domain';
import { assertNotClosed, isClosedByOperator } from './closed.js';
import type { Hotel } from './hotel.js';

type OwnHotel = Pick<Hotel, 'name' | 'closed'>;

/** The first hotel is registered, and all others are added to it. */
export function assertNoHotel(own: OwnHotel[]): void {
  if (own.length > 0) throw new DomainError('already-registered');
}

/** Who has a hotel that an operator has closed adds none. */
export function assertMayAddHotel(own: OwnHotel[]): void {
  own.filter(({ closed }) => isClosedByOperator(closed)).forEach(assertNotClosed);
  const { hotelsPerOwner: hotels } = limits;
  if (own.length >= hotels) throw new DomainError('too-many-own-hotels', { hotels });
}
