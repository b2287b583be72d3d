import { type calls, type ParsedInput } from '@wayhouse/contracts';
import { priceBandIds, roomTypes } from '@wayhouse/domain';
import type { AvailableRooms } from './available-room-repository.js';
import { wishesOf } from './search.js';

type Deps = { availableRooms: AvailableRooms };

/** How many rooms each filter option would show. A filter does not narrow its own options. */
export async function countRoomFacets({ availableRooms }: Deps, input: ParsedInput<typeof calls.countRoomFacets>) {
  const { roomType, price, ...others } = input;
  const facets = await availableRooms.countFacets(wishesOf(others), wishesOf({ price }).prices);
  const chosen = roomType?.length ? facets.filter(({ _id: type }) => roomType.includes(type)) : facets;
  return {
    roomType: countEach(roomTypes, (type) => facets.find(({ _id }) => _id === type)?.inPrices ?? 0),
    price: countEach(priceBandIds, (band) => chosen.reduce((total, facet) => total + facet[band], 0)),
  };
}

const countEach = <Option extends string>(options: Option[], count: (option: Option) => number) =>
  Object.fromEntries(options.map((option) => [option, count(option)])) as Record<Option, number>;
