import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, dashboardResponses } from '../../../../testing/factories.js';
import { renderOwnerArea, stubWideWindow } from '../../../../testing/render-owner-area.js';
import { messages } from '../../messages.js';

const { find } = messages;
const path = 'GET /api/bookings/hotel/find';
const asha = aBooking({ _id: 'b7', user: { username: 'Asha Rao' } });
const recent = dashboardResponses({ bookings: [aBooking({})] });

function open(address: string, answer: () => { status?: number; body: object }) {
  const asked: string[] = [];
  stubWideWindow();
  const responses = {
    ...recent,
    [path]: (_body: unknown, query: URLSearchParams) => {
      asked.push(query.toString());
      return answer();
    },
  };
  return { asked, ...renderOwnerArea(address, responses) };
}

test('typing asks once it pauses, and shows the bookings found in place of the recent ones', async () => {
  const { user, asked } = open('/owner', () => ({ body: { bookings: [asha], isComplete: true } }));
  await user.type(await screen.findByRole('searchbox', { name: find.text }), 'asha r');
  const table = within(await screen.findByRole('table', { name: find.list }));
  expect(table.getByText('Asha Rao')).toBeVisible();
  expect(screen.getByText(find.count(1))).toBeVisible();
  expect(screen.queryByRole('table', { name: messages.recent })).toBeNull();
  expect([...new Set(asked)]).toEqual(['text=asha+r']);
  await user.clear(screen.getByRole('searchbox', { name: find.text }));
  expect(await screen.findByRole('table', { name: messages.recent })).toBeVisible();
});

test('what is looked for is in the address, with its day', async () => {
  const { asked } = open('/owner?find=rao&on=2027-03-12', () => ({ body: { bookings: [], isComplete: true } }));
  expect(await screen.findByText(find.none)).toBeVisible();
  expect([...new Set(asked)]).toEqual(['text=rao&day=2027-03-12']);
  expect(screen.getByLabelText(find.day)).toHaveValue('2027-03-12');
});

test('a blank beside a day is no text', async () => {
  const { asked } = open('/owner?find=%20&on=2027-03-12', () => ({ body: { bookings: [], isComplete: true } }));
  expect(await screen.findByText(find.none)).toBeVisible();
  expect([...new Set(asked)]).toEqual(['day=2027-03-12']);
});

test('more than are shown are announced', async () => {
  open('/owner?find=rao', () => ({ body: { bookings: [asha], isComplete: false } }));
  expect(await screen.findByText(find.more(1))).toBeVisible();
});

test('what the server refuses is shown as an alert, without a toast, and what was typed stays', async () => {
  const refusal = { success: false, message: 'Nothing to read there', code: 'invalid-input', field: 'text' };
  const { host } = open('/owner?find=%2B%2B', () => ({ status: 400, body: refusal }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
  expect(screen.getByRole('searchbox', { name: find.text })).toHaveValue('++');
  await waitFor(() => expect(host.toast.error).not.toHaveBeenCalled());
});
