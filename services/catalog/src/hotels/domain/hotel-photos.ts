const maxPhotos = 12;

/** Photos of a hotel from those of its rooms: the first one of each room before the second one of any, none twice. */
export function hotelPhotos(ofRooms: string[][]): string[] {
  const longest = Math.max(0, ...ofRooms.map((images) => images.length));
  const inTurn = Array.from({ length: longest }, (_, at) => ofRooms.flatMap((images) => images.slice(at, at + 1)));
  return [...new Set(inTurn.flat())].slice(0, maxPhotos);
}
