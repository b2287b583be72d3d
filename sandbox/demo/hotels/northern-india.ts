import type { DemoHotel } from './demo-hotel.js';
import { photosOf, secondFirst } from './room-photos.js';

export const northernIndia: DemoHotel[] = [
  {
    owner: { firstName: 'Vikram', lastName: 'Rathore' },
    name: 'Haveli Sona Ghat',
    contact: '+91 294 555 0168',
    address: '3 Hanuman Ghat, Lake Pichola',
    city: 'Udaipur',
    rooms: [
      {
        roomType: 'Luxury Room',
        price: 420,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Pool Access'],
        photos: photosOf('heritage-double', 'exterior-2'),
      },
      {
        roomType: 'Luxury Room',
        price: 890,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Mountain View', 'Pool Access'],
        photos: secondFirst(photosOf('heritage-double', 'pool-1')),
      },
      {
        roomType: 'Family Suite',
        price: 380,
        amenities: ['Free WiFi', 'Free BreakFast', 'Pool Access'],
        photos: secondFirst(photosOf('pastel-family', 'exterior-2', 'bathroom-1')),
      },
    ],
  },
  {
    owner: { firstName: 'Meera', lastName: 'Shekhawat' },
    name: 'Gulmohar Court',
    contact: '+91 141 555 0139',
    address: '41 Kanota Bagh, Narain Singh Road',
    city: 'Jaipur',
    rooms: [
      {
        roomType: 'Luxury Room',
        price: 240,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Pool Access'],
        photos: secondFirst(photosOf('heritage-double', 'pool-1')),
      },
      {
        roomType: 'Double Bed',
        price: 160,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: photosOf('sage-double', 'exterior-2'),
      },
      {
        roomType: 'Single Bed',
        price: 68,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: photosOf('nordic-single', 'breakfast-1', 'bathroom-2'),
      },
    ],
  },
  {
    owner: { firstName: 'Tashi', lastName: 'Negi' },
    name: 'The Deodar Loft',
    contact: '+91 1902 555 121',
    address: 'Log Huts Road, Old Manali',
    city: 'Manali',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 110,
        amenities: ['Free WiFi', 'Free BreakFast', 'Mountain View'],
        photos: secondFirst(photosOf('lodge-double', 'breakfast-1', 'bathroom-1')),
      },
      {
        roomType: 'Family Suite',
        price: 195,
        amenities: ['Free WiFi', 'Free BreakFast', 'Mountain View'],
        photos: secondFirst(photosOf('forest-family', 'lobby-1', 'breakfast-1')),
      },
    ],
  },
];
