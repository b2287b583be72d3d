import type { Room } from '@wayhouse/contracts/room';
import { widestArrivalWindow } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { now } from '@wayhouse/web-kit/page-clock';
import { readAdults, readDates, readGuests } from '../../../shared/read-stay-params.js';
import { adultsAmong, noStay, type StayParams } from '../../../shared/stay-params.js';
import { type Params, writeParams } from '../../../shared/write-params.js';

/**
 * One of the rooms to book, by its id, with its guests, how many of them are adults where it was searched for with children, and the id of
 * its rate plan; `''` for the standard terms.
 */
export type WantedRoom = { room: string; guests: number; adults?: number | undefined; plan: string };

/**
 * The stay that was searched for, the rooms to book for its nights in the order in which they were added, and a promotion code; `''` for
 * none. The guests of a room are its own.
 */
export type RoomsOrder = StayParams & { rooms: WantedRoom[]; code: string };

/** The order in the address, so that signing in, a reload or a shared link keep it. What cannot be read is left out. */
export function readRoomsOrder(query: URLSearchParams): RoomsOrder {
  const guests = readGuests(query, limits.searchGuests);
  return {
    // Where the hotel is it may be another day.
    ...readDates(query, widestArrivalWindow(new Date(now()))),
    guests,
    adults: readAdults(query, guests),
    rooms: (query.get('rooms') ?? '')
      .split(',')
      .flatMap((text) => readRoom(text) ?? [])
      .slice(0, limits.roomsTogether),
    code: query.get('code') ?? '',
  };
}

/** Of the guests that were searched for, as many as the room is for: its own at first. */
export function guestsIn({ roomType }: Room, { guests, adults }: StayParams): Pick<WantedRoom, 'guests' | 'adults'> {
  const fitting = Math.min(guests, roomCapacity[roomType]);
  return { guests: fitting, adults: adultsAmong(fitting, adults) };
}

export const writeRoomsOrder = ({ rooms, ...order }: RoomsOrder): Params =>
  writeParams({ ...order, rooms: rooms.map(writeRoom).join() }, { ...noStay, rooms: '', code: '' });

/** As in the address: `<room>.<guests>`, after them `-<adults>` and `.<plan>` where there are any. */
export const writeRoom = ({ room, guests, adults, plan }: WantedRoom): string =>
  [room, adults ? `${guests}-${adults}` : guests, ...(plan ? [plan] : [])].join('.');

const written = /^([\w-]{1,64})\.(\d)(?:-(\d))?(?:\.([\w-]{1,64}))?$/;

function readRoom(text: string): WantedRoom | undefined {
  const [, room, digits, adults, plan = ''] = written.exec(text) ?? [];
  const guests = Number(digits);
  if (!room || guests < 1 || guests > limits.searchGuests) return undefined;
  return { room, guests, adults: adultsAmong(guests, Number(adults)), plan };
}
