import type { DemoHotel } from './demo-hotel.js';
import { photosOf, secondFirst } from './room-photos.js';

export const westernIndia: DemoHotel[] = [
  {
    owner: { firstName: 'Farah', lastName: 'Contractor' },
    name: 'The Causeway Ledger',
    contact: '+91 22 5550 1907',
    address: '9 Arthur Bunder Road, Colaba',
    city: 'Mumbai',
    rooms: [
      {
        roomType: 'Luxury Room',
        price: 540,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Pool Access'],
        photos: photosOf('citynight-luxury', 'bathroom-1', 'lobby-1'),
      },
      {
        roomType: 'Double Bed',
        price: 220,
        amenities: ['Free WiFi', 'Room Service'],
        photos: secondFirst(photosOf('loft-double', 'bathroom-2', 'exterior-3')),
      },
      {
        roomType: 'Single Bed',
        price: 95,
        amenities: ['Free WiFi'],
        photos: photosOf('retro-single', 'bathroom-2', 'exterior-3'),
      },
    ],
  },
  {
    owner: { firstName: 'Ines', lastName: 'Fernandes' },
    name: 'Salt & Palm',
    contact: '+91 832 555 0126',
    address: 'Vaddo Beach Lane, Assagao',
    city: 'Goa',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 180,
        amenities: ['Free WiFi', 'Free BreakFast', 'Pool Access'],
        photos: photosOf('sage-double', 'pool-1'),
      },
      {
        roomType: 'Luxury Room',
        price: 620,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Pool Access'],
        photos: secondFirst(photosOf('walnut-luxury', 'hero')),
      },
      {
        roomType: 'Family Suite',
        price: 340,
        amenities: ['Free WiFi', 'Free BreakFast', 'Pool Access'],
        photos: photosOf('pastel-family', 'exterior-1', 'pool-1'),
      },
    ],
  },
];
