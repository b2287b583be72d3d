import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { type CallInput, calls, type OwnRoom } from '@wayhouse/contracts';
import { insist } from './insist.js';
import type { Person } from './people.js';

const photo = path.resolve(import.meta.dirname, '../../sandbox/demo/photos/room-forest-family-1.jpg');
const place = { name: 'Rupee House', contact: '+91 484 555 0101', address: '3 Jetty Road', city: 'Kochi' };

/** Another hotel of the owner, with its prices in rupees. Returns its rooms. */
export async function addRupeeHotel(owner: Person): Promise<OwnRoom[]> {
  const added = await insist(() => owner(calls.addHotel, { ...place, currency: 'INR', key: 'rupee-house' }));
  if (!added.hotel) throw new Error(`The hotel was not added: ${added.status} ${added.message ?? ''}`);
  const rooms: OwnRoom[] = [];
  for (const [at, roomType] of (['Single Bed', 'Double Bed'] as const).entries()) {
    const form = { roomType, pricePerNight: String(4_500 * (at + 1)), hotel: added.hotel._id, key: `rupee-${at}` };
    const images = await openAsBlob(photo);
    const { room, ...refused } = await insist(() =>
      owner(calls.addRoom, { ...form, images } as CallInput<typeof calls.addRoom>),
    );
    if (room?.currency !== 'INR') throw new Error(`No room in rupees: ${refused.status} ${refused.message ?? ''}`);
    rooms.push(room);
  }
  return rooms;
}
