import { existsSync } from 'node:fs';
import path from 'node:path';
import { findCity, limits, priceBands, roomTypes } from '@wayhouse/domain';
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
  expect(rooms.length).toBeGreaterThanOrEqual(30);
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

test('has prices in every band, most of them below 500', () => {
  const prices = rooms.map(({ price }) => price);
  expect(prices.every((price) => Number.isInteger(price) && price >= 60 && price <= 2600)).toBe(true);
  for (const { from, to } of priceBands) expect(prices.some((price) => price > from && price < to)).toBe(true);
  expect(prices.filter((price) => price < 500).length).toBeGreaterThan(prices.length * 0.6);
});

test('every room has four photos, its own first', () => {
  for (const { roomType, photos: names } of rooms) {
    expect(names).toHaveLength(limits.images);
    expect(new Set(names).size).toBe(limits.images);
    expect(photos.get(names[0]!)).toMatchObject({ kind: 'room', roomType });
    const shown = names.map((name) => photos.get(name));
    expect(new Set(shown.flatMap((photo) => photo?.room ?? [])).size).toBe(1);
    for (const name of names) expect(existsSync(path.join(import.meta.dirname, '../photos', name))).toBe(true);
  }
});

test('rooms that are listed beside each other have different first photos', () => {
  const turns = Math.max(...demoHotels.map((hotel) => hotel.rooms.length));
  // The newest first, as `listedAt` has it: every hotel's first room, then every second one.
  const mains = Array.from({ length: turns }, (_, at) => demoHotels.flatMap((hotel) => hotel.rooms[at] ?? []))
    .flat()
    .map(({ photos: [main] }) => main);
  const differs = (part: (string | undefined)[]) => expect(new Set(part).size).toBe(part.length);
  for (const page of [0, 12]) differs(mains.slice(page, page + 12));
  mains.forEach((_, at) => differs(mains.slice(at, at + 4)));
});
