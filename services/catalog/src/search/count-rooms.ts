import { type calls, type ParsedOf, priceBandIds, roomTypes } from '@wayhouse/contracts';
import type { AvailableRooms } from './available-rooms.js';
import { wishesOf } from './search.js';

type Deps = { availableRooms: AvailableRooms };

/** How many rooms each option of the filters would show. A group's own choices do not narrow its options. */
export async function countRooms({ availableRooms }: Deps, input: ParsedOf<typeof calls.countRooms>) {
  const { roomType, price, ...others } = input;
  const tallies = await availableRooms.tally(wishesOf(others), wishesOf({ price }).prices);
  const chosen = roomType?.length ? tallies.filter(({ _id: type }) => roomType.includes(type)) : tallies;
  return {
    roomType: forEach(roomTypes, (type) => tallies.find(({ _id }) => _id === type)?.inPrices ?? 0),
    price: forEach(priceBandIds, (band) => chosen.reduce((total, tally) => total + tally[band], 0)),
  };
}

const forEach = <Option extends string>(options: Option[], count: (option: Option) => number) =>
  Object.fromEntries(options.map((option) => [option, count(option)])) as Record<Option, number>;
