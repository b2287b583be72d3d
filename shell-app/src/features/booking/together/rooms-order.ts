import { widestArrivalWindow } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { now } from '@wayhouse/web-kit/page-clock';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { readDates } from '../../../shared/read-stay-params.js';
import { adultsAmong, noDates } from '../../../shared/stay-params.js';
import { type Params, writeParams } from '../../../shared/write-params.js';

/**
 * One of the rooms to book, by its id, with its guests, how many of them are adults where it was searched for with children, and the id of
 * its rate plan; `''` for the standard terms.
 */
export type WantedRoom = { room: string; guests: number; adults?: number | undefined; plan: string };

/** The nights, the rooms to book for them in the order in which they were added, and a promotion code; `''` for none. */
export type RoomsOrder = StayDates & { rooms: WantedRoom[]; code: string };

/** The order in the address, so that signing in, a reload or a shared link keep it. What cannot be read is left out. */
export const readRoomsOrder = (query: URLSearchParams): RoomsOrder => ({
  // Where the hotel is it may be another day.
  ...readDates(query, widestArrivalWindow(new Date(now()))),
  rooms: (query.get('rooms') ?? '')
    .split(',')
    .flatMap((text) => readRoom(text) ?? [])
    .slice(0, limits.roomsTogether),
  code: query.get('code') ?? '',
});

export const writeRoomsOrder = ({ rooms, ...dates }: RoomsOrder): Params =>
  writeParams({ ...dates, rooms: rooms.map(writeRoom).join() }, { ...noDates, rooms: '', code: '' });

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
