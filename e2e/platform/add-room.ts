import type { Page } from '@playwright/test';
import { expect, photo } from './journey.js';
import { expectToast } from './toasts.js';

export const roomPhotos = ['room-forest-family-1.jpg', 'room-forest-family-2.jpg'].map(photo) as [string, string];

/** Fills in the form for a new room, a Family Suite with photos. */
export async function fillInRoom(page: Page, price: string): Promise<void> {
  await page.goto('/owner/add-room');
  await page.getByLabel('Cover photo').setInputFiles(roomPhotos);
  await page.getByRole('combobox', { name: 'Room type' }).click();
  await page.getByRole('option', { name: 'Family Suite' }).click();
  await page.getByLabel('Price per night').fill(price);
}

export async function addRoom(page: Page, price: string): Promise<void> {
  await fillInRoom(page, price);
  await page.getByRole('button', { name: 'Add Room', exact: true }).click();
  await expectToast(page, 'Your room is listed.');
  await expect(page.getByLabel('Price per night')).toHaveValue('');
}
