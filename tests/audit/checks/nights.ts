import { blockHolder, nightsOf } from '@wayhouse/domain';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/** The holders of nights and what they have to hold: each booking that is not cancelled its stay, each block its nights. */
export function nightHolders({ bookings, blocks }: PlatformData['booking']) {
  const ofBookings = bookings.map(({ id, version, room, stay, state }) => ({
    id,
    version,
    room: room.roomId,
    nights: state === 'cancelled' ? [] : nightsOf(stay),
  }));
  const ofBlocks = blocks.map((block) => ({
    id: blockHolder(block),
    version: block.version,
    room: block.roomId,
    nights: block.nights,
  }));
  return [...ofBookings, ...ofBlocks];
}

export function checkNights({ booking }: PlatformData): Contradiction[] {
  const holders = new Map(nightHolders(booking).map((holder) => [holder.id, holder]));
  const isBlock = (id: string) => id.startsWith(blockHolder({ roomId: '' }));
  const found: Contradiction[] = [];
  const taken = new Set<string>();
  const held = new Set<string>();

  for (const { room, night, holder: id } of booking.nights) {
    const holder = holders.get(id);
    const subject = `${room} ${night} ${id}`;
    const where = `The night ${night} of room ${room}`;
    if (taken.has(`${room} ${night}`))
      found.push({ kind: 'night-taken-twice', subject, text: `${where} is taken more than once, also by ${id}.` });
    taken.add(`${room} ${night}`);
    held.add(subject);
    if (!holder || (holder.nights.length === 0 && holder.room === room))
      found.push({
        kind: 'night-without-booking',
        subject,
        text: `${where} is held by ${id}, which ${holder ? 'holds no night any more' : 'does not exist'}.`,
      });
    else if (holder.room !== room || !holder.nights.includes(night))
      found.push({ kind: 'night-outside-stay', subject, text: `${where} is held by ${id}, whose nights are others.` });
  }
  for (const { id, room, nights } of holders.values())
    for (const night of nights) {
      const subject = `${room} ${night} ${id}`;
      if (held.has(subject)) continue;
      const kind = isBlock(id) ? 'block-without-night' : 'booking-without-night';
      found.push({ kind, subject, text: `${id} does not hold the night ${night} of room ${room}.` });
    }
  return found;
}
