import type { Amenity, RoomType } from '@wayhouse/domain';
import { photosOf, secondFirst, type Photos } from './room-photos.js';

/** `price` is a night's, in whole US dollars. The first photo is the room itself. */
export type DemoRoom = { roomType: RoomType; price: number; amenities: Amenity[]; photos: Photos };

export type DemoHotel = {
  name: string;
  owner: string;
  contact: string;
  address: string;
  city: string;
  rooms: DemoRoom[];
};

const hotel = (
  name: string,
  owner: string,
  contact: string,
  address: string,
  city: string,
  rooms: DemoRoom[],
): DemoHotel => ({ name, owner, contact, address, city, rooms });

/** Every room has free WiFi, which is not repeated here. */
const room = (roomType: RoomType, price: number, amenities: Amenity[], photos: Photos): DemoRoom => ({
  roomType,
  price,
  amenities: ['Free WiFi', ...amenities],
  photos,
});

const breakfast = 'Free BreakFast';
const service = 'Room Service';
const mountains = 'Mountain View';
const pool = 'Pool Access';

/** The hotels of the demo, each with its own owner, alternating between the regions; the first owner's comes first. */
export const demoHotels: DemoHotel[] = [
  hotel('Lantern & Tide', 'Leela Nair', '+91 484 555 0142', '14 Rose Street, Fort Kochi', 'Kochi', [
    room('Double Bed', 145, [breakfast, pool], photosOf('coastal-double', 'breakfast-1')),
    room('Luxury Room', 265, [breakfast, service, pool], photosOf('walnut-luxury', 'exterior-2')),
    room('Family Suite', 290, [breakfast, pool], photosOf('pastel-family', 'pool-1', 'breakfast-1')),
    room('Single Bed', 78, [breakfast], secondFirst('retro-single', 'bathroom-2', 'lobby-1')),
  ]),
  hotel('Haveli Sona Ghat', 'Vikram Rathore', '+91 294 555 0168', '3 Hanuman Ghat, Lake Pichola', 'Udaipur', [
    room('Luxury Room', 420, [breakfast, service, pool], photosOf('heritage-double', 'exterior-2')),
    room('Luxury Room', 890, [breakfast, service, mountains, pool], secondFirst('heritage-double', 'pool-1')),
    room('Family Suite', 380, [breakfast, pool], secondFirst('pastel-family', 'exterior-2', 'bathroom-1')),
  ]),
  hotel('Moss Gate Machiya', 'Haruka Ono', '+81 75 555 0164', '218 Miyagawa-suji, Higashiyama', 'Kyoto', [
    room('Double Bed', 310, [breakfast, service], photosOf('zen-double', 'bathroom-1', 'breakfast-1')),
    room('Double Bed', 275, [mountains], secondFirst('zen-double', 'lobby-1', 'bathroom-2')),
    room('Single Bed', 140, [], photosOf('nordic-single', 'bathroom-2', 'lobby-1')),
  ]),
  hotel('The Causeway Ledger', 'Farah Contractor', '+91 22 5550 1907', '9 Arthur Bunder Road, Colaba', 'Mumbai', [
    room('Luxury Room', 540, [breakfast, service, pool], photosOf('citynight-luxury', 'bathroom-1', 'lobby-1')),
    room('Double Bed', 220, [service], secondFirst('loft-double', 'bathroom-2', 'exterior-3')),
    room('Single Bed', 95, [], photosOf('retro-single', 'bathroom-2', 'exterior-3')),
  ]),
  hotel('Ninth & Foundry', 'Marcus Bell', '+1 212 555 0185', '418 West 14th Street, Meatpacking District', 'New York', [
    room('Double Bed', 345, [service], photosOf('loft-double', 'exterior-3', 'bathroom-2')),
    room('Luxury Room', 1250, [breakfast, service], photosOf('citynight-luxury', 'lobby-1', 'bathroom-1')),
    room('Single Bed', 215, [], secondFirst('retro-single', 'exterior-3', 'lobby-1')),
  ]),
  hotel('Cardamom Hill House', 'Joseph Kurian', '+91 4865 555 017', 'Pothamedu View Road, Bison Valley', 'Munnar', [
    room('Double Bed', 118, [breakfast, mountains], photosOf('lodge-double', 'bathroom-1', 'exterior-1')),
    room('Family Suite', 225, [breakfast, service, mountains], photosOf('forest-family', 'breakfast-1', 'bathroom-1')),
    room('Single Bed', 64, [mountains], secondFirst('nordic-single', 'bathroom-2', 'breakfast-1')),
  ]),
  hotel('Gulmohar Court', 'Meera Shekhawat', '+91 141 555 0139', '41 Kanota Bagh, Narain Singh Road', 'Jaipur', [
    room('Luxury Room', 240, [breakfast, service, pool], secondFirst('heritage-double', 'pool-1')),
    room('Double Bed', 160, [breakfast], photosOf('sage-double', 'exterior-2')),
    room('Single Bed', 68, [breakfast], photosOf('nordic-single', 'breakfast-1', 'bathroom-2')),
  ]),
  hotel('Tegal Moon Villas', 'Ketut Wirawan', '+62 361 555 018', 'Jalan Raya Sanggingan, Ubud', 'Bali', [
    room('Luxury Room', 1120, [breakfast, service, mountains, pool], photosOf('walnut-luxury', 'exterior-1')),
    room('Double Bed', 195, [breakfast, pool], photosOf('coastal-double', 'exterior-1')),
    room('Family Suite', 410, [breakfast, mountains, pool], photosOf('forest-family', 'pool-1', 'exterior-1')),
  ]),
  hotel('Salt & Palm', 'Ines Fernandes', '+91 832 555 0126', 'Vaddo Beach Lane, Assagao', 'Goa', [
    room('Double Bed', 180, [breakfast, pool], photosOf('sage-double', 'pool-1')),
    room('Luxury Room', 620, [breakfast, service, pool], secondFirst('walnut-luxury', 'hero')),
    room('Family Suite', 340, [breakfast, pool], photosOf('pastel-family', 'exterior-1', 'pool-1')),
  ]),
  hotel('Havnelys', 'Freja Holm', '+45 33 55 50 14', 'Strandgade 31, Christianshavn', 'Copenhagen', [
    room('Single Bed', 165, [breakfast], photosOf('nordic-single', 'breakfast-1', 'bathroom-1')),
    room('Double Bed', 260, [breakfast], secondFirst('coastal-double', 'lobby-1')),
    room('Luxury Room', 720, [breakfast, service], photosOf('walnut-luxury', 'bathroom-1')),
  ]),
  hotel('Jacaranda Row', 'Arjun Hegde', '+91 80 5550 1183', '27 Lavelle Cross, Ashok Nagar', 'Bangalore', [
    room('Double Bed', 135, [breakfast, service], secondFirst('loft-double', 'lobby-1', 'bathroom-2')),
    room('Double Bed', 152, [service], secondFirst('sage-double', 'bathroom-1')),
    room('Single Bed', 72, [breakfast], secondFirst('nordic-single', 'lobby-1', 'bathroom-2')),
  ]),
  hotel('The Deodar Loft', 'Tashi Negi', '+91 1902 555 121', 'Log Huts Road, Old Manali', 'Manali', [
    room('Double Bed', 110, [breakfast, mountains], secondFirst('lodge-double', 'breakfast-1', 'bathroom-1')),
    room('Family Suite', 195, [breakfast, mountains], secondFirst('forest-family', 'lobby-1', 'breakfast-1')),
  ]),
  hotel('Al Noor Heights', 'Layla Haddad', '+971 4 555 0177', 'Tower 3, Marina Walk', 'Dubai', [
    room('Luxury Room', 1480, [breakfast, service, pool], secondFirst('citynight-luxury', 'pool-1', 'bathroom-1')),
    room('Luxury Room', 2450, [breakfast, service, pool], photosOf('walnut-luxury', 'hero')),
    room('Family Suite', 760, [breakfast, pool], secondFirst('pastel-family', 'pool-1', 'breakfast-1')),
  ]),
  hotel('Azulejo Terrace', 'Duarte Almeida', '+351 21 555 0193', 'Rua das Escolas Gerais 52, Alfama', 'Lisbon', [
    room('Double Bed', 210, [breakfast], secondFirst('sage-double', 'breakfast-1')),
    room('Double Bed', 190, [service], photosOf('coastal-double', 'bathroom-1')),
    room('Family Suite', 330, [breakfast], secondFirst('forest-family', 'breakfast-1', 'bathroom-1')),
  ]),
  hotel('Thistle & Lamp', 'Callum Ross', '+44 131 555 0158', '6 Candlemaker Close, Old Town', 'Edinburgh', [
    room('Double Bed', 205, [breakfast, mountains], photosOf('lodge-double', 'lobby-1', 'breakfast-1')),
    room('Single Bed', 118, [breakfast], secondFirst('nordic-single', 'lobby-1', 'breakfast-1')),
  ]),
];

/** The files of all photos that the rooms show. */
export const demoPhotos: string[] = [
  ...new Set(demoHotels.flatMap(({ rooms }) => rooms.flatMap(({ photos }) => photos))),
].sort();
