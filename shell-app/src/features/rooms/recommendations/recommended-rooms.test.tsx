import { toasts } from '@wayhouse/web-kit/toaster';
import { act, screen, waitFor } from '@testing-library/react';
import { aRoom } from '../../../testing/a-room.js';
import { ok, refused, serve } from '../../../testing/stub-api.js';
import { show } from '../../../testing/render-part.js';
import { RecommendedRooms } from './recommended-rooms.js';
import { texts } from '../messages.js';

const hotels = (city: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const room = aRoom({ _id: `${city}-${at}` });
    return { ...room, hotel: { ...room.hotel, city, name: `${city} House ${at + 1}` } };
  });
const everywhere = hotels('Lisbon', 6);
const listed: Record<string, ReturnType<typeof hotels>> = {
  Jaipur: hotels('Jaipur', 4),
  Goa: hotels('Goa', 2),
  Oslo: [],
};
const rooms = ({ url }: { url: string }) => {
  const destination = new URLSearchParams(url.split('?')[1]).get('destination');
  const found = destination ? (listed[destination] ?? []) : everywhere;
  return ok({ rooms: found, total: found.length });
};
const account =
  (...recentSearchedCities: string[]) =>
  () =>
    ok({ role: 'user', recentSearchedCities });
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const reason = (cities: string[], isAll: boolean) => screen.findByText(texts.recommended.reason(cities, isAll));
const favourites = ['Lisbon House 5', 'Lisbon House 6', 'Lisbon House 1', 'Lisbon House 2'];

test('a visitor sees favourites, other ones than the featured first four', async () => {
  serve({ 'GET /api/rooms': rooms });
  show(<RecommendedRooms />);
  await waitFor(() => expect(shown()).toEqual(favourites));
  expect(await reason([], false)).toBeVisible();
});

test('a guest sees rooms of the cities searched last, the latest first, and is told why', async () => {
  serve({ 'GET /api/rooms': rooms, 'GET /api/user': account('Goa', 'Jaipur') });
  show(<RecommendedRooms />, { isSignedIn: true });
  expect(await reason(['Jaipur', 'Goa'], true)).toBeVisible();
  expect(shown()).toEqual(['Jaipur House 1', 'Goa House 1', 'Jaipur House 2', 'Goa House 2']);
});

test('where the cities have too few rooms, favourites fill up, and that is said as well', async () => {
  serve({ 'GET /api/rooms': rooms, 'GET /api/user': account('Oslo', 'Goa') });
  show(<RecommendedRooms />, { isSignedIn: true });
  expect(await reason(['Goa'], false)).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(['Goa House 1', 'Goa House 2', ...favourites.slice(0, 2)]));
});

test('a guest who has not searched yet sees favourites', async () => {
  serve({ 'GET /api/rooms': rooms, 'GET /api/user': account() });
  show(<RecommendedRooms />, { isSignedIn: true });
  await waitFor(() => expect(shown()).toEqual(favourites));
  expect(await reason([], false)).toBeVisible();
});

test('when the guest is known only later, the favourites stay until the others have come', async () => {
  let isAsked = false;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  serve({ 'GET /api/rooms': rooms, 'GET /api/user': account('Jaipur') });
  const answerNow = globalThis.fetch;
  globalThis.fetch = (async (...request: Parameters<typeof fetch>) => {
    isAsked ||= String(request[0]).includes('destination');
    if (isAsked) await held;
    return answerNow(...request);
  }) as typeof fetch;
  const { signInAs } = show(<RecommendedRooms />);
  await waitFor(() => expect(shown()).toEqual(favourites));
  act(signInAs);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(shown()).toEqual(favourites);
  answer();
  await waitFor(() => expect(shown()[0]).toBe('Jaipur House 1'));
});

test('a city that cannot be asked leaves favourites; the failure is said like every other', async () => {
  const failing = (request: { url: string }) =>
    request.url.includes('destination') ? refused(400, 'invalid-input', 'Not now') : rooms(request);
  const told = jest.spyOn(toasts, 'error');
  serve({ 'GET /api/rooms': failing, 'GET /api/user': account('Jaipur') });
  show(<RecommendedRooms />, { isSignedIn: true });
  await waitFor(() => expect(told).toHaveBeenCalledWith('Not now'));
  await waitFor(() => expect(shown()).toEqual(favourites));
});
