import { limits } from '@wayhouse/domain';

/** What guests see of a hotel: its own photos, then the first one of each of its rooms before the second one of any, none twice. */
export function hotelPhotos(own: string[], ofRooms: string[][]): string[] {
  const longest = Math.max(0, ...ofRooms.map((images) => images.length));
  const inTurn = Array.from({ length: longest }, (_, at) => ofRooms.flatMap((images) => images.slice(at, at + 1)));
  return [...new Set([...own, ...inTurn.flat()])].slice(0, limits.hotelImages);
}
