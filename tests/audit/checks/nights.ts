import { blockHolder, isBlockHolder, nightsOf } from '@wayhouse/domain';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/**
 * The holders of nights and what they have to hold: each booking that is not cancelled its stay in one unit, each block its
 * nights in all units, or in the one that it is of.
 */
export function nightHolders({ bookings, blocks }: PlatformData['booking']) {
  const ofBookings = bookings.map(({ id, version, room, stay, state }) => ({
    id,
    version,
    room: room.roomId,
    nights: state === 'cancelled' ? [] : nightsOf(stay),
    units: 1,
    unit: undefined,
  }));
  const ofBlocks = blocks.map((block) => ({
    id: blockHolder(block),
    version: block.version,
    room: block.roomId,
    nights: block.nights,
    units: block.units,
    unit: block.unit,
  }));
  return [...ofBookings, ...ofBlocks];
}

export const checkNights = ({ booking }: PlatformData): Contradiction[] => [
  ...checkHeld(booking),
  ...checkWholeBlocks(booking),
];

/** The block of a room holds all of the units that booking knows it has. */
function checkWholeBlocks({ blocks, rooms }: PlatformData['booking']): Contradiction[] {
  const held = new Map(blocks.filter(({ unit }) => unit === undefined).map(({ roomId, units }) => [roomId, units]));
  return rooms.flatMap(({ _id, facts: { units = 1 } }) => {
    const blocked = held.get(_id) ?? 1;
    if (blocked === units) return [];
    const text = `The block of room ${_id} is of ${blocked} units, and the room has ${units}.`;
    return [{ kind: 'block-other-than-room', subject: _id, text }];
  });
}

function checkHeld(booking: PlatformData['booking']): Contradiction[] {
  const holders = new Map(nightHolders(booking).map((holder) => [holder.id, holder]));
  const found: Contradiction[] = [];
  const taken = new Set<string>();
  const held = new Map<string, number>();

  for (const { room, night, unit = 1, holder: id } of booking.nights) {
    const holder = holders.get(id);
    const subject = `${room} ${night} ${id}`;
    const where = `The night ${night} of room ${room}`;
    const ofUnit = `${room} ${night} ${unit}`;
    if (taken.has(ofUnit))
      found.push({ kind: 'night-taken-twice', subject, text: `${where} is taken more than once, also by ${id}.` });
    taken.add(ofUnit);
    held.set(subject, (held.get(subject) ?? 0) + 1);
    if (!holder || (holder.nights.length === 0 && holder.room === room))
      found.push({
        kind: 'night-without-booking',
        subject,
        text: `${where} is held by ${id}, which ${holder ? 'holds no night any more' : 'does not exist'}.`,
      });
    else if (holder.room !== room || !holder.nights.includes(night) || (holder.unit ?? unit) !== unit)
      found.push({ kind: 'night-outside-stay', subject, text: `${where} is held by ${id}, whose nights are others.` });
  }
  for (const { id, room, nights, units } of holders.values())
    for (const night of nights) {
      const subject = `${room} ${night} ${id}`;
      if ((held.get(subject) ?? 0) >= units) continue;
      const kind = isBlockHolder(id) ? 'block-without-night' : 'booking-without-night';
      found.push({
        kind,
        subject,
        text: `${id} holds ${held.get(subject) ?? 0} instead of ${units} units of the night ${night} of room ${room}.`,
      });
    }
  return found;
}
