import { addDays, calls } from '@wayhouse/contracts';
import { apiGuest } from '../platform/api-guest.js';
import type { Platform } from './containers.js';
import { tenGuests } from './ten-guests.js';

/** Sixty bookings of the same nights at the same moment: one may win, whichever process of the service it reaches. */
export async function race({ site }: Platform): Promise<void> {
  const guests = await Promise.all(tenGuests.map((account) => apiGuest(...account, site)));
  const { rooms = [] } = await guests[0]!(calls.listRooms, { limit: 20 });
  const room = rooms[Math.floor(Math.random() * rooms.length)]!;
  const checkInDate = addDays(new Date().toISOString().slice(0, 10), 400 + Math.floor(Math.random() * 200));
  const checkOutDate = addDays(checkInDate, 2);
  const order = { room: room._id, checkInDate, checkOutDate, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const answers = await Promise.all(Array.from({ length: 60 }, (_, lane) => guests[lane % 10]!(calls.bookRoom, order)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  console.log(`Sixty bookings of room ${room._id} from ${checkInDate}:`, counts);
  if (counts[200] !== 1 || counts[409] !== 59) throw new Error('It should be one 200 and 59 times 409.');
}
