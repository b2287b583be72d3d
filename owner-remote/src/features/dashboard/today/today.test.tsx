import { act, screen, waitFor, within } from '@testing-library/react';
import { aBooking, aToday, dashboardResponses } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';

const path = 'GET /api/bookings/hotel/today';
const section = async () => within(await screen.findByRole('region', { name: 'Today' }));
const counts = { arrivals: 2, departures: 0, inHouse: 5, unpaid: 1 };
const guestOf = { arrivals: 'Mia Chen', unpaid: 'Ben Okoro' } as Record<string, string>;

/** A day whose groups have one guest each. */
function openDay(address = '/owner') {
  const requests: string[] = [];
  const shown = renderOwnerArea(address, {
    ...dashboardResponses(),
    [path]: (_body: unknown, query: URLSearchParams) => {
      requests.push(String(query));
      const username = guestOf[query.get('group') ?? ''];
      return {
        body: { today: aToday({ counts, bookings: username ? [aBooking({ user: { username }, unit: 12 })] : [] }) },
      };
    },
  });
  return { ...shown, requests };
}

test('shows the hotel’s day and its counts', async () => {
  openDay();
  const today = await section();
  expect(await today.findByText('Monday, 1 March')).toBeVisible();
  expect(today.getByRole('button', { name: /^Arrivals\s*2/ })).toBeVisible();
  expect(today.getByRole('button', { name: /^In house\s*5/ })).toBeVisible();
  expect(today.getByText('No departures today')).toBeVisible();
  expect(today.queryByRole('button', { name: /Departures/ })).toBeNull();
});

test('without a connection the counts stay, with the time they are from, until it is back', async () => {
  openDay();
  const today = await section();
  await today.findByText('Monday, 1 March');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await today.findByText(/^No connection\. What you see is from \d+:\d\d [AP]M/)).toBeVisible();
  expect(today.getByRole('button', { name: /^Arrivals\s*2/ })).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(today.queryByText(/^No connection/)).toBeNull());
});

test('without a connection the time stays when another group is asked for', async () => {
  const { user } = openDay();
  const today = await section();
  await today.findByText('Monday, 1 March');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const named = (await today.findByText(/^No connection/)).textContent;
  await user.click(today.getByRole('button', { name: /Arrivals/ }));
  expect(today.getByText(/^No connection/)).toHaveTextContent(named);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(today.queryByText(/^No connection/)).toBeNull());
});

test('a count opens the bookings that it counts, and closes them', async () => {
  const { user } = openDay();
  const today = await section();
  const arrivals = await today.findByRole('button', { name: /Arrivals/ });
  await user.click(arrivals);
  const list = await today.findByRole('list', { name: 'Arrivals today' });
  expect(within(list).getByRole('link', { name: 'Mia Chen' })).toHaveAttribute('href', '/owner/bookings/b1');
  expect(list).toHaveTextContent('Double Bed · No. 12');
  expect(arrivals).toHaveAttribute('aria-expanded', 'true');
  await user.click(arrivals);
  expect(today.queryByRole('list', { name: 'Arrivals today' })).toBeNull();
});

test('another group never shows under the name of the one before', async () => {
  const { user } = openDay('/owner?today=arrivals');
  const today = await section();
  expect(await today.findByRole('link', { name: 'Mia Chen' })).toBeVisible();
  await user.click(today.getByRole('button', { name: /Unpaid/ }));
  expect(today.queryByRole('link', { name: 'Mia Chen' })).toBeNull();
  expect(await today.findByRole('link', { name: 'Ben Okoro' })).toBeVisible();
});

test('choosing a period keeps the open group', async () => {
  const { user } = openDay('/owner?today=arrivals');
  const today = await section();
  await today.findByRole('link', { name: 'Mia Chen' });
  await user.click(screen.getByRole('radio', { name: 'Last month' }));
  expect(screen.getByRole('radio', { name: 'Last month' })).toBeChecked();
  expect(today.getByRole('link', { name: 'Mia Chen' })).toBeVisible();
});

test('the way back from a booking leads to the open group and the chosen period', async () => {
  const { user } = openDay('/owner?today=arrivals&period=last-month');
  await user.click(await (await section()).findByRole('link', { name: 'Mia Chen' }));
  // The first one is in the menu.
  await user.click((await screen.findAllByRole('link', { name: 'Dashboard' }))[1]!);
  expect(await (await section()).findByRole('link', { name: 'Mia Chen' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Last month' })).toBeChecked();
});

test('a day without stays shows that, and opens nothing', async () => {
  renderOwnerArea('/owner?today=arrivals', dashboardResponses());
  const today = await section();
  for (const text of ['No arrivals today', 'No departures today', 'Nobody tonight', 'Nothing owed'])
    expect(await today.findByText(text)).toBeVisible();
  expect(today.queryByRole('button')).toBeNull();
  expect(today.queryByRole('list', { name: 'Arrivals today' })).toBeNull();
});

test('a change of a booking updates the counts', async () => {
  const { stream, requests } = openDay();
  await screen.findByText('Live');
  await waitFor(() => expect(requests).toHaveLength(2));
  stream.send({ bookingId: 'b1', type: 'booked' });
  await waitFor(() => expect(requests).toHaveLength(3));
});

test('offers a retry where the day does not load', async () => {
  let isDown = true;
  const refusal = { status: 429, body: { message: 'Too many requests.', code: 'too-many-requests' } };
  const { user } = renderOwnerArea('/owner', {
    ...dashboardResponses(),
    [path]: () => (isDown ? refusal : { body: { today: aToday() } }),
  });
  expect(await screen.findByText('Your day did not load')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No arrivals today')).toBeVisible();
});

test('who arrives is checked in from the list, and who is in house is shown as such', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { checkInDate: inDays(-1), checkOutDate: inDays(2) };
  const mia = aBooking({ ...stay, _id: 'b1', user: { username: 'Mia Chen' } });
  const ben = aBooking({ ...stay, _id: 'b2', user: { username: 'Ben Okoro' }, checkedInAt: new Date().toISOString() });
  let bookings = [mia, ben];
  const sent: unknown[] = [];
  const { user, host } = renderOwnerArea('/owner?today=arrivals', {
    ...dashboardResponses(),
    [path]: () => ({ body: { today: aToday({ counts, bookings }) } }),
    'POST /api/bookings/stay-status': (body) => {
      sent.push(JSON.parse(String(body)));
      bookings = [{ ...mia, checkedInAt: new Date().toISOString() }, ben];
      return { body: { booking: bookings[0]!, message: 'The guest is checked in.' } };
    },
  });
  const today = await section();
  const list = within(await today.findByRole('list', { name: 'Arrivals today' }));
  expect(list.getAllByText('In house')).toHaveLength(1);
  await user.click(list.getByRole('button', { name: /^Check in.*Mia Chen$/ }));
  await waitFor(() => expect(list.getAllByText('In house')).toHaveLength(2));
  expect(list.getAllByText('In house')[0]!.parentElement).toHaveFocus();
  expect(today.queryByRole('button', { name: /^Check in/ })).toBeNull();
  expect(sent).toEqual([{ bookingId: 'b1', status: 'in-house' }]);
  expect(host.toast.success).toHaveBeenCalledWith('The guest is checked in.');
});

test('a guest’s hour of arrival is shown, with marks where there are wishes and notes', async () => {
  const details = { version: 1, arrivalTime: '18:00' as const };
  const bookings = [
    aBooking({ _id: 'b1', user: { username: 'Mia Chen' }, details, bookedBy: 'hotel' }),
    aBooking({ _id: 'b2', user: { username: 'Ben Okoro' }, details: { version: 1, wishes: 'A quiet room.' } }),
    aBooking({ _id: 'b3', user: { username: 'Nora Lind' } }),
    aBooking({ _id: 'b4', user: { username: 'Ida Berg' }, notes: 2 }),
  ];
  renderOwnerArea('/owner?today=arrivals', {
    ...dashboardResponses(),
    [path]: () => ({ body: { today: aToday({ counts, bookings }) } }),
  });
  const list = within(await (await section()).findByRole('list', { name: 'Arrivals today' }));
  const [mia, ben, nora, ida] = list.getAllByRole('listitem');
  expect(within(mia!).getByText('Arrival: 6:00 PM to 7:00 PM')).toBeVisible();
  expect(within(mia!).getByText('Booked by the hotel')).toBeVisible();
  expect(mia).not.toHaveTextContent('Wishes');
  expect(ben).toHaveTextContent('Wishes');
  expect(ben).not.toHaveTextContent('Arrival');
  expect(nora).not.toHaveTextContent(/Arrival|Wishes|note/);
  expect(ida).toHaveTextContent('2 notes');
});
