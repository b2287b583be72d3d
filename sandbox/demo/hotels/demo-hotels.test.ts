import { existsSync } from 'node:fs';
import path from 'node:path';
import { findCity, limits, priceBands, roomTypes } from '@wayhouse/domain';
import { describeRoom } from '@wayhouse/contracts/calls/room-calls';
import { Phone } from '@wayhouse/contracts/fields';
import index from '../photos/index.json';
import { demoAccounts, guestAccounts } from '../demo-accounts.js';
import { demoHotels } from './demo-hotels.js';
import { hotelIdOf, roomIdOf } from './demo-ids.js';

const rooms = demoHotels.flatMap(({ rooms }) => rooms);
const photos = new Map(index.map((photo) => [photo.file, photo]));

test('has hotels in many cities, rooms of every type, and guests', () => {
  expect(demoHotels.length).toBeGreaterThanOrEqual(12);
  expect(new Set(demoHotels.map(({ city }) => city)).size).toBeGreaterThanOrEqual(8);
  expect(rooms.length).toBeGreaterThanOrEqual(28);
  expect(new Set(rooms.map(({ roomType }) => roomType))).toEqual(new Set(roomTypes));
  expect(guestAccounts).toHaveLength(8);
});

test('has unique names, addresses, people and ids', () => {
  const ids = demoHotels.flatMap((hotel) => [hotelIdOf(hotel), ...hotel.rooms.map((_, at) => roomIdOf(hotel, at))]);
  for (const list of [ids, demoAccounts.map(({ email }) => email), demoHotels.map(({ address }) => address)]) {
    expect(new Set(list).size).toBe(list.length);
  }
});

test('every hotel is a valid registration', () => {
  for (const { name, contact, address, city } of demoHotels) {
    expect(findCity(city)?.name).toBe(city);
    expect(Phone.safeParse(contact).success).toBe(true);
    expect(name.length).toBeLessThanOrEqual(limits.name);
    expect(address.length).toBeLessThanOrEqual(limits.address);
  }
});

test('every room has a description that its owner could have entered, and a name of its own', () => {
  for (const { description } of rooms)
    expect([description, describeRoom.input.safeParse({ id: 'r1', version: 1, ...description }).success]).toEqual([
      description,
      true,
    ]);
  expect(new Set(rooms.map(({ description }) => description.name)).size).toBe(rooms.length);
});

test('has prices in every band, most of them below 500', () => {
  const prices = rooms.map(({ price }) => price);
  expect(prices.every((price) => Number.isInteger(price) && price >= 60 && price <= 2600)).toBe(true);
  for (const { from, to } of priceBands.filter((band) => band.from < 2600))
    expect(prices.some((price) => price > from && price < to)).toBe(true);
  expect(prices.filter((price) => price < 500).length).toBeGreaterThan(prices.length * 0.6);
});

test('every room has photos enough for the home page, of itself first', () => {
  for (const { roomType, photos: names } of rooms) {
    expect(names).toHaveLength(limits.largePhotos);
    expect(photos.get(names[0]!)).toMatchObject({ kind: 'room', roomType });
    expect(photos.get(names[1]!)?.room).toBe(photos.get(names[0]!)?.room);
    for (const name of names) {
      expect(photos.get(name)?.width).toBeGreaterThanOrEqual(limits.largePhotoPixels);
      expect(existsSync(path.join(import.meta.dirname, '../photos', name))).toBe(true);
    }
  }
});

test('no photo shows two hotels, and the first two of a room show no other one', () => {
  const ofHotels = demoHotels.flatMap(({ rooms }) => [...new Set(rooms.flatMap(({ photos: names }) => names))]);
  expect(new Set(ofHotels).size).toBe(ofHotels.length);
  const ofRooms = rooms.flatMap(({ photos: names }) => names.slice(0, 2));
  expect(new Set(ofRooms).size).toBe(ofRooms.length);
});
