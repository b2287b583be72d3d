import type { OwnRoom } from '@wayhouse/contracts/room';

/** With which a page about one room begins: the newest that guests can book, where there is one. */
export const firstOnSale = (rooms: [OwnRoom, ...OwnRoom[]]): OwnRoom =>
  rooms.find(({ isAvailable }) => isAvailable) ?? rooms[0];
