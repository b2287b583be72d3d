import { DomainError, limits } from '@wayhouse/domain';

type OwnHotel = { closed?: string };

/** The first hotel is registered, and all others are added to it. */
export function assertNoHotel(own: OwnHotel[]): void {
  if (own.length > 0) throw new DomainError('already-registered');
}

/** Who has a hotel that is closed adds none. */
export function assertMayAddHotel(own: OwnHotel[]): void {
  if (own.some(({ closed }) => closed)) throw new DomainError('hotel-closed');
  const { hotelsPerOwner: hotels } = limits;
  if (own.length >= hotels) throw new DomainError('too-many-own-hotels', { hotels });
}
