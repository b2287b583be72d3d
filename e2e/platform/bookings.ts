import { expect, type Page } from '@playwright/test';
import { type Booking, calls } from '@wayhouse/contracts';
import type { apiClient } from './api-client.js';

export type ApiClient = Awaited<ReturnType<typeof apiClient>>;

/** Books any room that is free in these nights. */
export async function bookFreeRoom(guest: ApiClient, checkInDate: string, checkOutDate: string): Promise<Booking> {
  const search = { checkIn: checkInDate, checkOut: checkOutDate, sort: 'price-asc' as const, limit: 1 };
  const { rooms = [] } = await guest(calls.listRooms, search);
  const stay = { room: rooms[0]!._id, checkInDate, checkOutDate, guests: 1 };
  const booked = await guest(calls.bookRoom, { ...stay, PaymentMethod: 'Pay at Hotel' });
  return booked.booking!;
}

/** Pays on Stripe's page, and waits until the booking is paid. */
export async function payByCard(page: Page, guest: ApiClient, bookingId: string): Promise<void> {
  const { url } = await guest(calls.startPayment, { bookingId });
  const form = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Nora Lind' };
  await page.request.post(url!, { form, maxRedirects: 0 });
  await expect.poll(async () => (await ownBooking(guest, bookingId))?.isPaid).toBe(true);
}

export async function ownBooking(guest: ApiClient, bookingId: string): Promise<Booking | undefined> {
  const { bookings = [] } = await guest(calls.listOwnBookings, {});
  return bookings.find(({ _id }) => _id === bookingId);
}
