import { noon, order, room } from '../../testing/factories.js';
import { createBooking } from './create-booking.js';
import { roomAsBooked } from './room-as-booked.js';

const smaller = room({ roomType: 'Double Bed', mostAdults: 1 });

test('a room that has become one for fewer guests goes on with as many adults as were booked', () => {
  const booked = createBooking(room({ roomType: 'Family Suite', mostAdults: 3 }), order(), noon);
  expect(roomAsBooked(booked, smaller)).toMatchObject({ roomType: 'Family Suite', mostAdults: 3 });
});

test('one that was booked for any number of adults goes on so', () => {
  const booked = createBooking(room({ roomType: 'Family Suite' }), order(), noon);
  expect(roomAsBooked(booked, smaller)).not.toHaveProperty('mostAdults');
});
