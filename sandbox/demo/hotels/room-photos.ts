export type RoomPhoto =
  | `${'coastal-double' | 'heritage-double' | 'sage-double' | 'walnut-luxury'}-${1 | 2 | 3}`
  | `${'citynight-luxury' | 'forest-family' | 'lodge-double' | 'loft-double' | 'nordic-single'}-${1 | 2}`
  | `${'pastel-family' | 'retro-single' | 'zen-double'}-${1 | 2}`;
type Place = 'bathroom-1' | 'bathroom-2' | 'breakfast-1' | `exterior-${1 | 2 | 3}` | 'hero' | 'lobby-1' | 'pool-1';
/** Each shows one hotel only. */
export type HotelPhoto = Place | `${Exclude<Place, `exterior-${number}`>}-detail`;

/** The name of a file in `sandbox/demo/photos`. */
export type Photo = `${string}.jpg`;

export const fileOf = (photo: HotelPhoto): Photo => `${photo}.jpg`;

/** A photo of the room itself and a closer one, which no other room has, followed by one of the hotel. */
export const photosOf = (room: RoomPhoto, ofHotel: HotelPhoto): Photo[] => [
  `room-${room}.jpg`,
  `room-${room}-detail.jpg`,
  fileOf(ofHotel),
];
