import { toasts } from '@wayhouse/web-kit/toasts';
import { act, screen, waitFor } from '@testing-library/react';
import { aRoom } from '../../../testing/a-room.js';
import { ok, errorResponse, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { RecommendedRooms } from './recommended-rooms.js';
import { messages } from '../messages.js';

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
const recommended = ({ url }: { url: string }) => {
  const destination = new URLSearchParams(url.split('?')[1]).get('destination');
  return ok({ rooms: destination === null ? everywhere : (listed[destination] ?? []) });
};
const account =
  (...recentSearchedCities: string[]) =>
  () =>
    ok({ role: 'user', recentSearchedCities });
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const reason = (cities: string[], isAll: boolean) => screen.findByText(messages.recommended.reason(cities, isAll));
const favourites = ['Lisbon House 5', 'Lisbon House 6', 'Lisbon House 1', 'Lisbon House 2'];

test('a visitor sees favourites other than the four featured rooms', async () => {
  stubApi({ 'GET /api/rooms/recommended': recommended });
  renderPart(<RecommendedRooms />);
  await waitFor(() => expect(shown()).toEqual(favourites));
  expect(await reason([], false)).toBeVisible();
});

test('a guest sees rooms in the cities searched last, most recent first, and why', async () => {
  stubApi({ 'GET /api/rooms/recommended': recommended, 'GET /api/user': account('Goa', 'Jaipur') });
  renderPart(<RecommendedRooms />, { isSignedIn: true });
  expect(await reason(['Jaipur', 'Goa'], true)).toBeVisible();
  expect(shown()).toEqual(['Jaipur House 1', 'Goa House 1', 'Jaipur House 2', 'Goa House 2']);
});

test('favourites fill up when the cities have too few rooms, and the reason mentions them', async () => {
  stubApi({ 'GET /api/rooms/recommended': recommended, 'GET /api/user': account('Oslo', 'Goa') });
  renderPart(<RecommendedRooms />, { isSignedIn: true });
  expect(await reason(['Goa'], false)).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(['Goa House 1', 'Goa House 2', ...favourites.slice(0, 2)]));
});

test('a featured room that is in a city searched last is shown once, where it is featured', async () => {
  stubApi({ 'GET /api/rooms/recommended': recommended, 'GET /api/user': account('Lisbon', 'Goa') });
  listed['Lisbon'] = everywhere;
  renderPart(<RecommendedRooms />, { isSignedIn: true });
  const rest = ['Lisbon House 5', 'Goa House 2', 'Lisbon House 6'];
  await waitFor(() => expect(shown()).toEqual(['Goa House 1', ...rest]));
  expect(await reason(['Goa', 'Lisbon'], true)).toBeVisible();
  delete listed['Lisbon'];
});

test('a guest who has not searched yet sees favourites', async () => {
  stubApi({ 'GET /api/rooms/recommended': recommended, 'GET /api/user': account() });
  renderPart(<RecommendedRooms />, { isSignedIn: true });
  await waitFor(() => expect(shown()).toEqual(favourites));
  expect(await reason([], false)).toBeVisible();
});

test('favourites show until the rooms of a guest who signs in later have loaded', async () => {
  let isRequested = false;
  let respond = () => {};
  const pending = new Promise<void>((resolve) => (respond = resolve));
  stubApi({ 'GET /api/rooms/recommended': recommended, 'GET /api/user': account('Jaipur') });
  const stubbedFetch = globalThis.fetch;
  globalThis.fetch = (async (...request: Parameters<typeof fetch>) => {
    isRequested ||= String(request[0]).includes('destination');
    if (isRequested) await pending;
    return stubbedFetch(...request);
  }) as typeof fetch;
  const { signInAs } = renderPart(<RecommendedRooms />);
  await waitFor(() => expect(shown()).toEqual(favourites));
  act(signInAs);
  await waitFor(() => expect(isRequested).toBe(true));
  expect(shown()).toEqual(favourites);
  respond();
  await waitFor(() => expect(shown()[0]).toBe('Jaipur House 1'));
});

test('a failed request for a city leaves favourites and shows a toast', async () => {
  const failing = (request: { url: string }) =>
    request.url.includes('destination') ? errorResponse(400, 'invalid-input', 'Not now') : recommended(request);
  const showError = jest.spyOn(toasts, 'error');
  stubApi({ 'GET /api/rooms/recommended': failing, 'GET /api/user': account('Jaipur') });
  renderPart(<RecommendedRooms />, { isSignedIn: true });
  await waitFor(() => expect(showError).toHaveBeenCalledWith('Not now'));
  await waitFor(() => expect(shown()).toEqual(favourites));
});
