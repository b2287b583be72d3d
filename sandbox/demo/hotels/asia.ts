import type { DemoHotel } from './demo-hotel.js';
import { photosOf, secondFirst } from './room-photos.js';

export const asia: DemoHotel[] = [
  {
    owner: { firstName: 'Haruka', lastName: 'Ono' },
    name: 'Moss Gate Machiya',
    contact: '+81 75 555 0164',
    address: '218 Miyagawa-suji, Higashiyama',
    city: 'Kyoto',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 310,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service'],
        photos: photosOf('zen-double', 'bathroom-1', 'breakfast-1'),
      },
      {
        roomType: 'Double Bed',
        price: 275,
        amenities: ['Free WiFi', 'Mountain View'],
        photos: secondFirst(photosOf('zen-double', 'lobby-1', 'bathroom-2')),
      },
      {
        roomType: 'Single Bed',
        price: 140,
        amenities: ['Free WiFi'],
        photos: photosOf('nordic-single', 'bathroom-2', 'lobby-1'),
      },
    ],
  },
  {
    owner: { firstName: 'Ketut', lastName: 'Wirawan' },
    name: 'Tegal Moon Villas',
    contact: '+62 361 555 018',
    address: 'Jalan Raya Sanggingan, Ubud',
    city: 'Bali',
    rooms: [
      {
        roomType: 'Luxury Room',
        price: 1120,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Mountain View', 'Pool Access'],
        photos: photosOf('walnut-luxury', 'exterior-1'),
      },
      {
        roomType: 'Double Bed',
        price: 195,
        amenities: ['Free WiFi', 'Free BreakFast', 'Pool Access'],
        photos: photosOf('coastal-double', 'exterior-1'),
      },
      {
        roomType: 'Family Suite',
        price: 410,
        amenities: ['Free WiFi', 'Free BreakFast', 'Mountain View', 'Pool Access'],
        photos: photosOf('forest-family', 'pool-1', 'exterior-1'),
      },
    ],
  },
  {
    owner: { firstName: 'Layla', lastName: 'Haddad' },
    name: 'Al Noor Heights',
    contact: '+971 4 555 0177',
    address: 'Tower 3, Marina Walk',
    city: 'Dubai',
    rooms: [
      {
        roomType: 'Luxury Room',
        price: 1480,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Pool Access'],
        photos: secondFirst(photosOf('citynight-luxury', 'pool-1', 'bathroom-1')),
      },
      {
        roomType: 'Luxury Room',
        price: 2450,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Pool Access'],
        photos: photosOf('walnut-luxury', 'hero'),
      },
      {
        roomType: 'Family Suite',
        price: 760,
        amenities: ['Free WiFi', 'Free BreakFast', 'Pool Access'],
        photos: secondFirst(photosOf('pastel-family', 'pool-1', 'breakfast-1')),
      },
    ],
  },
];
