import { act, screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { aRoom } from '../../testing/factories.js';
import { lookAgain } from '../../testing/look-again.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

afterEach(() => jest.restoreAllMocks());

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

test('while a setting is being saved it cannot be changed, as that would be lost', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let room = aRoom({ version: 3, bookingWindow: { daysAhead: 30 } });
  const { user } = renderOwnerArea('/owner/list-room/r1/rates', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [room] } }),
    'POST /api/rooms/r1/booking-window': async () => {
      await answered;
      room = { ...room, version: 4, bookingWindow: { daysAhead: 30, leadDays: 2 } };
      return { body: { message: confirmations.bookingWindowChanged, room } };
    },
  });
  await user.type(await field(messages.window.leadDays), '2');
  await user.click(screen.getAllByRole('button', { name: messages.window.save })[0]!);
  expect(await field(messages.window.daysAhead)).toBeDisabled();
  answer();
  await waitFor(async () => expect(await field(messages.window.daysAhead)).toBeEnabled());
  expect(await field(messages.window.leadDays)).toHaveValue(2);
});

test('what others save meanwhile is shown and stays, unless it was changed here', async () => {
  let room = aRoom({ version: 3, bookingWindow: { daysAhead: 30 } });
  const sent: object[] = [];
  const { user } = renderOwnerArea('/owner/list-room/r1/rates', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [room] } }),
    'POST /api/rooms/r1/booking-window': (body) => {
      const { version, ...bookingWindow } = JSON.parse(String(body)) as { version: number };
      sent.push({ version, ...bookingWindow });
      room = { ...room, version: version + 1, bookingWindow };
      return { body: { message: confirmations.bookingWindowChanged, room } };
    },
  });
  const daysAhead = await field(messages.window.daysAhead);
  expect(daysAhead).toHaveValue(30);
  await user.type(await field(messages.window.leadDays), '2');
  room = { ...room, version: 4, bookingWindow: { daysAhead: 90, leadDays: 7 } };
  lookAgain();
  await waitFor(() => expect(daysAhead).toHaveValue(90));
  const [save] = screen.getAllByRole('button', { name: messages.window.save });
  await user.click(save!);
  await waitFor(() => expect(sent).toEqual([{ version: 4, leadDays: 2, daysAhead: 90 }]));
});

test('a read that began before a rate was removed does not bring it back', async () => {
  let room = aRoom({
    version: 3,
    rates: [{ name: 'Winter', from: '2027-12-01', to: '2028-02-28', pricePerNight: 90 }],
  });
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let reads = 0;
  const { user } = renderOwnerArea('/owner/list-room/r1/rates', {
    'GET /api/rooms/owner': async () => {
      const rooms = [room];
      if (++reads > 1) await answered;
      return { body: { rooms } };
    },
    'POST /api/rooms/r1/rates': () => {
      room = { ...room, version: 4, rates: [] };
      return { body: { message: confirmations.ratesChanged, room } };
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.removeRate('Winter') }));
  lookAgain();
  await waitFor(() => expect(reads).toBe(2));
  await user.click(await screen.findByRole('button', { name: messages.removing.confirm }));
  await waitFor(() => expect(screen.queryByText('Winter')).toBeNull());
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Winter')).toBeNull();
});
