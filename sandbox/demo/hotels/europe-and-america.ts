import type { DemoHotel } from './demo-hotel.js';
import { photosOf, secondFirst } from './room-photos.js';

export const europeAndAmerica: DemoHotel[] = [
  {
    owner: { firstName: 'Marcus', lastName: 'Bell' },
    name: 'Ninth & Foundry',
    contact: '+1 212 555 0185',
    address: '418 West 14th Street, Meatpacking District',
    city: 'New York',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 345,
        amenities: ['Free WiFi', 'Room Service'],
        photos: photosOf('loft-double', 'exterior-3', 'bathroom-2'),
      },
      {
        roomType: 'Luxury Room',
        price: 1250,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service'],
        photos: photosOf('citynight-luxury', 'lobby-1', 'bathroom-1'),
      },
      {
        roomType: 'Single Bed',
        price: 215,
        amenities: ['Free WiFi'],
        photos: secondFirst(photosOf('retro-single', 'exterior-3', 'lobby-1')),
      },
    ],
  },
  {
    owner: { firstName: 'Freja', lastName: 'Holm' },
    name: 'Havnelys',
    contact: '+45 33 55 50 14',
    address: 'Strandgade 31, Christianshavn',
    city: 'Copenhagen',
    rooms: [
      {
        roomType: 'Single Bed',
        price: 165,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: photosOf('nordic-single', 'breakfast-1', 'bathroom-1'),
      },
      {
        roomType: 'Double Bed',
        price: 260,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: secondFirst(photosOf('coastal-double', 'lobby-1')),
      },
      {
        roomType: 'Luxury Room',
        price: 720,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service'],
        photos: photosOf('walnut-luxury', 'bathroom-1'),
      },
    ],
  },
  {
    owner: { firstName: 'Duarte', lastName: 'Almeida' },
    name: 'Azulejo Terrace',
    contact: '+351 21 555 0193',
    address: 'Rua das Escolas Gerais 52, Alfama',
    city: 'Lisbon',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 210,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: secondFirst(photosOf('sage-double', 'breakfast-1')),
      },
      {
        roomType: 'Double Bed',
        price: 190,
        amenities: ['Free WiFi', 'Room Service'],
        photos: photosOf('coastal-double', 'bathroom-1'),
      },
      {
        roomType: 'Family Suite',
        price: 330,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: secondFirst(photosOf('forest-family', 'breakfast-1', 'bathroom-1')),
      },
    ],
  },
  {
    owner: { firstName: 'Callum', lastName: 'Ross' },
    name: 'Thistle & Lamp',
    contact: '+44 131 555 0158',
    address: '6 Candlemaker Close, Old Town',
    city: 'Edinburgh',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 205,
        amenities: ['Free WiFi', 'Free BreakFast', 'Mountain View'],
        photos: photosOf('lodge-double', 'lobby-1', 'breakfast-1'),
      },
      {
        roomType: 'Single Bed',
        price: 118,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: secondFirst(photosOf('nordic-single', 'lobby-1', 'breakfast-1')),
      },
    ],
  },
];
