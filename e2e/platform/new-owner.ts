import type { Page } from '@playwright/test';
import { calls, type OwnRoom } from '@wayhouse/contracts';
import { apiClient } from './api-client.js';
import { newGuest } from './journey.js';

/** A city where no day ends while a journey about today runs. In Goa one does at 18:30 UTC, in Dublin at 23:00 or 24:00. */
export const cityFarFromMidnight = (): string => ([17, 18, 19].includes(new Date().getUTCHours()) ? 'Dublin' : 'Goa');

/** Creates a hotel owner who is signed in from the next page load on. Returns a function that reads their rooms. */
export async function newOwner(page: Page, name: string, city = 'Goa') {
  const { email, password } = await newGuest(page, name);
  const api = await apiClient(email, password);
  const hotel = { name: `House of ${email}`, contact: '+91 832 555 0100', address: '1 Beach Road', city };
  const { status, message } = await api(calls.registerHotel, hotel);
  if (status >= 400) throw new Error(`The hotel was not registered: ${message}`);
  return async (): Promise<OwnRoom[]> => (await api(calls.listOwnRooms, {})).rooms ?? [];
}
