const rooms = {
  'citynight-luxury': 2,
  'coastal-double': 3,
  'forest-family': 2,
  'heritage-double': 3,
  'lodge-double': 2,
  'loft-double': 2,
  'nordic-single': 2,
  'pastel-family': 2,
  'retro-single': 2,
  'sage-double': 3,
  'walnut-luxury': 3,
  'zen-double': 2,
} as const;

type Look = keyof typeof rooms;
type Amenity = `${'bathroom' | 'breakfast' | 'exterior' | 'lobby' | 'pool'}-${1 | 2 | 3}` | 'hero';

/** Names of files in `sandbox/demo/photos`. */
export type Photos = string[];

/** All views of a room, followed by photos of the hotel's amenities. */
export const photosOf = (look: Look, ...amenities: Amenity[]): Photos => [
  ...Array.from({ length: rooms[look] }, (_, view) => `room-${look}-${view + 1}.jpg`),
  ...amenities.map((name) => `${name}.jpg`),
];

/** The same with the second view first, for another room with the same furniture. */
export const secondFirst = (...look: Parameters<typeof photosOf>): Photos => {
  const [first, second, ...rest] = photosOf(...look);
  return [second!, first!, ...rest];
};
