import { DomainError } from '@wayhouse/domain';

/** Who has closed a hotel; one whose owner has gone stays closed for good. */
export type Closed = 'by-owner' | 'by-operator' | 'by-both' | 'for-good';
type Closer = 'owner' | 'operator';

export function afterClosing(closed: Closed | undefined, by: Closer): Closed {
  const alone = `by-${by}` as const;
  if (closed === undefined || closed === alone) return alone;
  return closed === 'for-good' ? closed : 'by-both';
}

/** Neither of the two opens what the other one has closed. */
export function afterReopening(closed: Closed | undefined, by: Closer): Closed | undefined {
  if (closed === 'by-both') return by === 'owner' ? 'by-operator' : 'by-owner';
  return closed === `by-${by}` ? undefined : closed;
}

/** An owner cannot open such a hotel. */
export const isClosedByOperator = (closed: Closed | undefined): boolean =>
  closed === 'by-operator' || closed === 'by-both';

/** A closed hotel is changed by nobody, but for its prices. */
export function assertNotClosed({ name, closed }: { name: string; closed?: Closed }): void {
  if (closed) throw new DomainError('hotel-closed', { hotel: name, isByOwner: closed === 'by-owner' });
}

/** Prices for the time after are entered while the owner has the hotel closed. */
export function assertMayPrice(hotel: { name: string; closed?: Closed }): void {
  if (hotel.closed !== 'by-owner') assertNotClosed(hotel);
}
