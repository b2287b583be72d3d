import { messages, Refusal } from '@wayhouse/contracts';
import type { HotelCopies } from './hotel-projection.js';

/** The caller's hotel. Whoever owns none has been refused before, so this is only about one that is gone since. */
export async function ownHotel(hotels: Pick<HotelCopies, 'ownedBy'>, ownerId: string): Promise<string> {
  const hotelId = await hotels.ownedBy(ownerId);
  if (!hotelId) throw new Refusal('not-allowed', messages.ownersOnly);
  return hotelId;
}
