import type { Page } from '@playwright/test';
import { calls, type OwnRoom } from '@wayhouse/contracts';
import { apiGuest } from './api-guest.js';
import { newGuest } from './journey.js';

/** Somebody who owns a hotel and is signed in when the next page loads. Answers what reads their rooms. */
export async function newOwner(page: Page, name: string) {
  const { email, password } = await newGuest(page, name);
  const ask = await apiGuest(email, password);
  const hotel = { name: `House of ${email}`, contact: '+91 832 555 0100', address: '1 Beach Road', city: 'Goa' };
  await ask(calls.registerHotel, hotel);
  return async (): Promise<OwnRoom[]> => (await ask(calls.listOwnRooms, {})).rooms ?? [];
}
