import type { Booking } from './domain/booking.js';
import { type Deps as OrderDeps, orderRoom, type Request } from './order-room.js';
import { type Deps as StoreDeps, storeOrdered } from './store-ordered.js';

export async function bookRoom(deps: OrderDeps & StoreDeps, roomId: string, request: Request): Promise<Booking> {
  const ordered = await orderRoom(deps, roomId, request);
  const { guest, stay } = request;
  const [booking] = await storeOrdered(deps, { guestId: guest.id, stay, rooms: [ordered] });
  return booking!;
}
