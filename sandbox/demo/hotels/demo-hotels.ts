import type { Amenity, RoomDescription, RoomType } from '@wayhouse/domain';
import { describedAs } from './room-descriptions.js';
import { fileOf, photosOf, type HotelPhoto, type Photo, type RoomPhoto } from './room-photos.js';

/** `price` is a night's, in whole US dollars. The first photos are of the room itself. Without `units` there is one. */
export type DemoRoom = {
  roomType: RoomType;
  price: number;
  amenities: Amenity[];
  photos: Photo[];
  units?: number;
  description: RoomDescription;
};

export type DemoHotel = {
  name: string;
  owner: string;
  contact: string;
  address: string;
  city: string;
  /** Of the hotel itself. */
  photo?: Photo;
  rooms: DemoRoom[];
};

type RoomDraft = Omit<DemoRoom, 'photos' | 'description'> & { photo: RoomPhoto };

/** All rooms of the hotel show `photo` after their own. */
const hotel = (
  name: string,
  owner: string,
  contact: string,
  address: string,
  city: string,
  photo: HotelPhoto,
  rooms: RoomDraft[],
): DemoHotel => ({
  ...{ name, owner, contact, address, city },
  // A bathroom is no cover of a house.
  ...(!photo.startsWith('bathroom') && { photo: fileOf(photo) }),
  rooms: rooms.map(({ photo: ofRoom, ...room }) => ({
    ...room,
    photos: photosOf(ofRoom, photo),
    description: describedAs(room.roomType, ofRoom),
  })),
});

/** Every room has free WiFi, which is not repeated here. */
const room = (
  roomType: RoomType,
  price: number,
  amenities: Amenity[],
  photo: RoomPhoto,
  units?: number,
): RoomDraft => ({
  roomType,
  price,
  amenities: ['Free WiFi', ...amenities],
  photo,
  ...(units !== undefined && { units }),
});

const breakfast = 'Free BreakFast';
const service = 'Room Service';
const mountains = 'Mountain View';
const pool = 'Pool Access';

/** The hotels of the demo, each with its own owner, alternating between the regions; the first owner's comes first. */
export const demoHotels: DemoHotel[] = [
  hotel('Lantern & Tide', 'Leela Nair', '+91 484 555 0142', '14 Rose Street, Fort Kochi', 'Kochi', 'pool-1', [
    room('Double Bed', 145, [breakfast, pool], 'coastal-double-1'),
    room('Luxury Room', 265, [breakfast, service, pool], 'walnut-luxury-1'),
    room('Family Suite', 290, [breakfast, pool], 'pastel-family-1', 3),
    room('Single Bed', 78, [breakfast], 'retro-single-2', 6),
  ]),
  hotel(
    'Haveli Sona Ghat',
    'Vikram Rathore',
    '+91 294 555 0168',
    '3 Hanuman Ghat, Lake Pichola',
    'Udaipur',
    'exterior-2',
    [
      room('Luxury Room', 420, [breakfast, service, pool], 'heritage-double-1'),
      room('Luxury Room', 890, [breakfast, service, mountains, pool], 'heritage-double-2'),
    ],
  ),
  hotel('Moss Gate Machiya', 'Haruka Ono', '+81 75 555 0164', '218 Miyagawa-suji, Higashiyama', 'Kyoto', 'bathroom-1', [
    room('Double Bed', 310, [breakfast, service], 'zen-double-1'),
    room('Double Bed', 275, [mountains], 'zen-double-2'),
  ]),
  hotel(
    'The Causeway Ledger',
    'Farah Contractor',
    '+91 22 5550 1907',
    '9 Arthur Bunder Road, Colaba',
    'Mumbai',
    'exterior-3',
    [
      room('Luxury Room', 540, [breakfast, service, pool], 'citynight-luxury-1'),
      room('Luxury Room', 1250, [breakfast, service], 'citynight-luxury-2'),
    ],
  ),
  hotel(
    'Ninth & Foundry',
    'Marcus Bell',
    '+1 212 555 0185',
    '418 West 14th Street, Meatpacking District',
    'New York',
    'lobby-1',
    [room('Double Bed', 345, [service], 'loft-double-1'), room('Double Bed', 220, [service], 'loft-double-2')],
  ),
  hotel(
    'Cardamom Hill House',
    'Joseph Kurian',
    '+91 4865 555 017',
    'Pothamedu View Road, Bison Valley',
    'Munnar',
    'exterior-1',
    [
      room('Double Bed', 118, [breakfast, mountains], 'lodge-double-1'),
      room('Family Suite', 225, [breakfast, service, mountains], 'forest-family-1'),
    ],
  ),
  hotel(
    'Gulmohar Court',
    'Meera Shekhawat',
    '+91 141 555 0139',
    '41 Kanota Bagh, Narain Singh Road',
    'Jaipur',
    'bathroom-2',
    [
      room('Luxury Room', 240, [breakfast, service, pool], 'heritage-double-3'),
      room('Double Bed', 160, [breakfast], 'sage-double-1'),
      room('Single Bed', 68, [breakfast], 'nordic-single-1'),
    ],
  ),
  hotel('Tegal Moon Villas', 'Ketut Wirawan', '+62 361 555 018', 'Jalan Raya Sanggingan, Ubud', 'Bali', 'hero', [
    room('Luxury Room', 1120, [breakfast, service, mountains, pool], 'walnut-luxury-2'),
    room('Double Bed', 195, [breakfast, pool], 'coastal-double-2'),
  ]),
  hotel('Salt & Palm', 'Ines Fernandes', '+91 832 555 0126', 'Vaddo Beach Lane, Assagao', 'Goa', 'pool-1-detail', [
    room('Double Bed', 180, [breakfast, pool], 'sage-double-2'),
    room('Family Suite', 340, [breakfast, pool], 'pastel-family-2'),
  ]),
  hotel(
    'Havnelys',
    'Freja Holm',
    '+45 33 55 50 14',
    'Strandgade 31, Christianshavn',
    'Copenhagen',
    'breakfast-1-detail',
    [room('Single Bed', 165, [breakfast], 'nordic-single-2')],
  ),
  hotel(
    'Jacaranda Row',
    'Arjun Hegde',
    '+91 80 5550 1183',
    '27 Lavelle Cross, Ashok Nagar',
    'Bangalore',
    'lobby-1-detail',
    [room('Double Bed', 152, [service], 'sage-double-3'), room('Single Bed', 72, [breakfast], 'retro-single-1')],
  ),
  hotel(
    'The Deodar Loft',
    'Tashi Negi',
    '+91 1902 555 121',
    'Log Huts Road, Old Manali',
    'Manali',
    'bathroom-1-detail',
    [room('Family Suite', 195, [breakfast, mountains], 'forest-family-2')],
  ),
  hotel('Al Noor Heights', 'Layla Haddad', '+971 4 555 0177', 'Tower 3, Marina Walk', 'Dubai', 'hero-detail', [
    room('Luxury Room', 2450, [breakfast, service, pool], 'walnut-luxury-3'),
  ]),
  hotel(
    'Azulejo Terrace',
    'Duarte Almeida',
    '+351 21 555 0193',
    'Rua das Escolas Gerais 52, Alfama',
    'Lisbon',
    'breakfast-1',
    [room('Double Bed', 190, [breakfast, service], 'coastal-double-3')],
  ),
  hotel(
    'Thistle & Lamp',
    'Callum Ross',
    '+44 131 555 0158',
    '6 Candlemaker Close, Old Town',
    'Edinburgh',
    'bathroom-2-detail',
    [room('Double Bed', 205, [breakfast, mountains], 'lodge-double-2')],
  ),
];

/** The files of all photos that the rooms show. */
export const demoPhotos: string[] = [
  ...new Set(demoHotels.flatMap(({ rooms }) => rooms.flatMap(({ photos }) => photos))),
].sort();
