import type { DemoHotel } from './demo-hotel.js';
import { photosOf, secondFirst } from './room-photos.js';

export const southernIndia: DemoHotel[] = [
  {
    owner: { firstName: 'Leela', lastName: 'Nair' },
    name: 'Lantern & Tide',
    contact: '+91 484 555 0142',
    address: '14 Rose Street, Fort Kochi',
    city: 'Kochi',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 145,
        amenities: ['Free WiFi', 'Free BreakFast', 'Pool Access'],
        photos: photosOf('coastal-double', 'breakfast-1'),
      },
      {
        roomType: 'Luxury Room',
        price: 265,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Pool Access'],
        photos: photosOf('walnut-luxury', 'exterior-2'),
      },
      {
        roomType: 'Family Suite',
        price: 290,
        amenities: ['Free WiFi', 'Free BreakFast', 'Pool Access'],
        photos: photosOf('pastel-family', 'pool-1', 'breakfast-1'),
      },
      {
        roomType: 'Single Bed',
        price: 78,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: secondFirst(photosOf('retro-single', 'bathroom-2', 'lobby-1')),
      },
    ],
  },
  {
    owner: { firstName: 'Joseph', lastName: 'Kurian' },
    name: 'Cardamom Hill House',
    contact: '+91 4865 555 017',
    address: 'Pothamedu View Road, Bison Valley',
    city: 'Munnar',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 118,
        amenities: ['Free WiFi', 'Free BreakFast', 'Mountain View'],
        photos: photosOf('lodge-double', 'bathroom-1', 'exterior-1'),
      },
      {
        roomType: 'Family Suite',
        price: 225,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service', 'Mountain View'],
        photos: photosOf('forest-family', 'breakfast-1', 'bathroom-1'),
      },
      {
        roomType: 'Single Bed',
        price: 64,
        amenities: ['Free WiFi', 'Mountain View'],
        photos: secondFirst(photosOf('nordic-single', 'bathroom-2', 'breakfast-1')),
      },
    ],
  },
  {
    owner: { firstName: 'Arjun', lastName: 'Hegde' },
    name: 'Jacaranda Row',
    contact: '+91 80 5550 1183',
    address: '27 Lavelle Cross, Ashok Nagar',
    city: 'Bangalore',
    rooms: [
      {
        roomType: 'Double Bed',
        price: 135,
        amenities: ['Free WiFi', 'Free BreakFast', 'Room Service'],
        photos: secondFirst(photosOf('loft-double', 'lobby-1', 'bathroom-2')),
      },
      {
        roomType: 'Double Bed',
        price: 152,
        amenities: ['Free WiFi', 'Room Service'],
        photos: secondFirst(photosOf('sage-double', 'bathroom-1')),
      },
      {
        roomType: 'Single Bed',
        price: 72,
        amenities: ['Free WiFi', 'Free BreakFast'],
        photos: secondFirst(photosOf('nordic-single', 'lobby-1', 'bathroom-2')),
      },
    ],
  },
];
