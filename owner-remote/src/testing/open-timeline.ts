import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { aHotelProfile, aRoom } from './factories.js';
import { renderOwnerArea } from './render-owner-area.js';

/** At the hotel, whose calendar the timeline has. */
const today = todayIn(timeZoneOf(aHotelProfile().city), new Date());
export const day = (at: number) => addDays(today, at);
export const nora = {
  ...{ room: 'r1', unit: 1, from: day(1), to: day(3), bookingId: 'b1', checkIn: day(1), checkOut: day(3) },
  ...{ guest: 'Nora Lind', guests: 2, state: 'unpaid' as const },
};
export const ada = { ...nora, unit: 2, bookingId: 'b2', guest: 'Ada Berg' };
export const painting = { room: 'r1', unit: 3, from: day(5), to: day(7), reason: 'Painting', isUnitAlone: true };

const terms = {
  ...{ before: 240, totalPrice: 360, refund: 0, owed: 360, currency: 'USD' },
  freeCancellationUntil: '2027-03-10T08:30:00.000Z',
};

type Answer = { status?: number; body: object } | Promise<Response>;
type Sent = { path: string; body: object };

/** The timeline of a hotel with four units, of which the first column is yesterday; `answer` is the one to whatever changes it. */
export async function openTimeline({
  answer = (): Answer => ({ body: {} }),
  role = 'owner',
  hotel = {},
  change: over = {},
} = {}) {
  const sent: Sent[] = [];
  const timeline = {
    rooms: [{ _id: 'r1', roomType: 'Double Bed', units: 4 }],
    ...{ stays: [nora, ada], blocked: [painting], ...over },
  };
  const change = (path: string) => (body: unknown) => {
    sent.push({ path, body: JSON.parse(String(body)) as object });
    return answer() as { body: object };
  };
  const shown = renderOwnerArea('/owner/calendar/timeline', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom({ units: 4 })] } }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role: role as 'owner', ...hotel })] } }),
    'GET /api/bookings/hotel/timeline': () => ({ body: timeline }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ({ body: { nights: [] } }),
    'GET /api/bookings/hotel/b1/stay': () => ({ body: terms }),
    'POST /api/bookings/hotel/b1/stay': change('change-stay'),
    'POST /api/bookings/hotel/move-stay': change('move-stay'),
    'POST /api/bookings/hotel/block-nights': change('block-nights'),
    'POST /api/bookings/hotel/unblock-nights': change('unblock-nights'),
  });
  await screen.findByRole('button', { name: /^Nora/ });
  layOut();
  return { ...shown, sent, timeline };
}

const pixels = 10;
/** jsdom has no layout: every night is as wide, and every row as high, as so many pixels. */
function layOut() {
  Object.assign(Element.prototype, { scrollBy: () => undefined });
  Object.assign(document, {
    elementFromPoint: (_x: number, y: number) => document.querySelector(`[data-row="${Math.floor(y / pixels)}"]`),
  });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, 60 * pixels, 60 * pixels));
}
/** Inside of the cell of that unit and night. */
export const point = (unit: number, night: number) => ({
  clientX: (night + 1) * pixels + 5,
  clientY: (unit - 1) * pixels + 5,
});
type Place = [unit: number, night: number];

export const row = (unit: number) => screen.getByRole('row', { name: `No. ${unit}` });
export const track = (unit: number) => row(unit).querySelector('.timeline-track')!;
export const bar = (name: RegExp) => screen.getByRole('button', { name });
export const ghost = () => document.querySelector('.timeline-ghost');
export const status = () => within(screen.getByRole('grid').parentElement!).getByRole('status');

export async function drag(user: UserEvent, target: Element, from: Place, to: Place, drop = true) {
  await user.pointer([{ keys: '[MouseLeft>]', target, coords: point(...from) }]);
  await user.pointer([{ target, coords: point(...to) }]);
  if (drop) await user.pointer([{ keys: '[/MouseLeft]', target, coords: point(...to) }]);
}
