import type { Page } from '@playwright/test';
import { calls, type OwnRoom } from '@wayhouse/contracts';
import { apiClient } from './api-client.js';
import { newGuest } from './journey.js';

/** Creates a hotel owner who is signed in from the next page load on. Returns a function that reads their rooms. */
export async function newOwner(page: Page, name: string) {
  const { email, password } = await newGuest(page, name);
  const api = await apiClient(email, password);
  const hotel = { name: `House of ${email}`, contact: '+91 832 555 0100', address: '1 Beach Road', city: 'Goa' };
  const { status, message } = await api(calls.registerHotel, hotel);
  if (status >= 400) throw new Error(`The hotel was not registered: ${message}`);
  return async (): Promise<OwnRoom[]> => (await api(calls.listOwnRooms, {})).rooms ?? [];
}
