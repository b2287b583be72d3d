import { screen, waitFor, within } from '@testing-library/react';
import { aHotelProfile, aReport, aToday } from '../../../testing/factories.js';
import { renderOwnerArea, type StubResponse, stubWideWindow } from '../../../testing/render-owner-area.js';
import { messages } from './messages.js';

const hotels = [
  aHotelProfile(),
  aHotelProfile({ _id: 'h2', slug: 'palm-house-goa', name: 'Palm House', city: 'Jaipur', role: 'viewer' }),
];
const counts: Record<string, { arrivals: number; departures: number; inHouse: number; unpaid: number }> = {
  h1: { arrivals: 2, departures: 1, inHouse: 5, unpaid: 0 },
  h2: { arrivals: 1, departures: 0, inHouse: 2, unpaid: 3 },
};
const reports = {
  h1: { bookings: 10, revenue: 100.1, nightsSold: 30, nightsOffered: 40, occupancy: 0.75 },
  h2: { bookings: 2, revenue: 200.2, nightsSold: 0, nightsOffered: 60, occupancy: 0 },
};
type Responses = Parameters<typeof renderOwnerArea>[1];

function openPage(over: Responses = {}, address = '/owner/all-hotels') {
  const periods: (string | null)[] = [];
  const hotelOf = (query: URLSearchParams) => query.get('hotel') as keyof typeof reports;
  const rendered = renderOwnerArea(address, {
    'GET /api/hotels/owner/all': () => ({ body: { hotels } }),
    'GET /api/bookings/hotel/today': (_, query) => ({ body: { today: aToday({ counts: counts[hotelOf(query)] }) } }),
    'GET /api/bookings/hotel/report': (_, query) => {
      periods.push(query.get('period'));
      return { body: { report: aReport(reports[hotelOf(query)]) } };
    },
    ...over,
  });
  return { ...rendered, periods };
}
beforeEach(stubWideWindow);
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('shows the day and the figures of each hotel, and of all together', async () => {
  openPage();
  await waitFor(async () =>
    expect(await rowsOf('Today')).toEqual([
      'Sea HouseGoa | 2 | 1 | 5 | 0',
      'Palm HouseJaipur | 1 | 0 | 2 | 3',
      'All together | 3 | 1 | 7 | 3',
    ]),
  );
  await waitFor(async () =>
    expect(await rowsOf('Performance')).toEqual([
      'Sea HouseGoa | 10 | €100.10 | 75%',
      'Palm HouseJaipur | 2 | €200.20 | 0%',
      'All together | 12 | €300.30 | 30%',
    ]),
  );
});

test('on a narrow screen each hotel is a card with all of its figures', async () => {
  jest.restoreAllMocks();
  openPage();
  const cardsOf = async (list: string) =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect(await cardsOf('Today')).toEqual([
      'Sea HouseGoaArrivals2Departures1In house5Unpaid0',
      'Palm HouseJaipurArrivals1Departures0In house2Unpaid3',
      'All togetherArrivals3Departures1In house7Unpaid3',
    ]),
  );
  await waitFor(async () =>
    expect((await cardsOf('Performance')).at(-1)).toBe('All togetherTotal Bookings12Total Revenue€300.30Occupancy30%'),
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('amounts of different currencies are not added to each other', async () => {
  const others = [
    hotels[0]!,
    aHotelProfile({ ...hotels[1]!, currency: 'INR' }),
    aHotelProfile({ _id: 'h3', currency: 'INR' }),
  ];
  openPage({
    'GET /api/hotels/owner/all': () => ({ body: { hotels: others } }),
    'GET /api/bookings/hotel/report': (_, query) => ({
      body: { report: aReport({ revenue: { h1: 100.1, h2: 24_000, h3: 6_000 }[query.get('hotel')!]! }) },
    }),
    'GET /api/bookings/hotel/today': () => ({ body: { today: aToday() } }),
  });
  const revenues = async () => (await rowsOf('Performance')).map((row) => row.split(' | ')[2]);
  await waitFor(async () => expect(await revenues()).toEqual(['€100.10', '₹24,000', '₹6,000', '€100.10₹30,000']));
});

test('the period is chosen for all of them, and a name leads to the dashboard of its hotel', async () => {
  const { user, periods } = openPage();
  await user.click(await screen.findByRole('radio', { name: 'Last month' }));
  await waitFor(() => expect(periods.filter((period) => period === 'last-month')).toHaveLength(2));
  const [name] = screen.getAllByRole('link', { name: /Palm House/ });
  expect(name).toHaveAttribute('href', '/owner?hotel=h2');
});

test('while the figures of one hotel do not load the others are shown, without a sum, and it is read again', async () => {
  let isDown = true;
  const down: StubResponse = { status: 404, body: { code: 'not-found', message: 'Away' } };
  const { user } = openPage({
    'GET /api/bookings/hotel/today': (_, query) =>
      isDown && query.get('hotel') === 'h2'
        ? down
        : { body: { today: aToday({ counts: counts[query.get('hotel')!] }) } },
  });
  expect(await screen.findByText(messages.partly)).toBeVisible();
  expect(await rowsOf('Today')).toEqual([
    'Sea HouseGoa | 2 | 1 | 5 | 0',
    'Palm HouseJaipur | – | – | – | –',
    'All together | – | – | – | –',
  ]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect((await rowsOf('Today')).at(-1)).toBe('All together | 3 | 1 | 7 | 3'));
  expect(screen.queryByText(messages.partly)).toBeNull();
});

test('the menu of hotels leads there once there are several, and from there to the dashboard of one', async () => {
  const { user } = openPage({}, '/owner/hotel/offers');
  await user.click(await screen.findByRole('button', { name: 'Hotel: Sea House' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All hotels together' }));
  expect(await screen.findByRole('heading', { level: 1, name: messages.title })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Hotel: Sea House' }));
  expect(await screen.findByRole('menuitem', { name: /^Palm House/ })).toHaveAttribute('href', '/owner?hotel=h2');
});
