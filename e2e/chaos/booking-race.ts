import { calls } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { apiClient } from '../platform/api-client.js';
import type { DockerPlatform } from './docker-platform.js';
import { tenGuests } from './ten-guests.js';

/** Sixty simultaneous bookings of the same nights: exactly one may succeed, also with several booking processes. */
export async function bookingRace({ site }: DockerPlatform): Promise<void> {
  const guests = await Promise.all(tenGuests.map((account) => apiClient(...account, site)));
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
