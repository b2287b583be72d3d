import { screen, waitFor, within } from '@testing-library/react';
import type { OwnRate } from '@wayhouse/contracts/rates';
import { limits } from '@wayhouse/domain/limits';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { messages } from './messages.js';

const list = 'GET /api/rooms/owner';
const change = 'POST /api/rooms/r1/rates';
const nextYear = new Date().getFullYear() + 1;
const weekends: OwnRate = { name: 'Weekends', weekdays: ['fri', 'sat'], pricePerNight: 150 };
const winter: OwnRate = { name: 'Winter', from: `${nextYear}-12-01`, to: `${nextYear}-12-31`, pricePerNight: 200 };

/** The rates page of a room at EUR 120 a night. `sent` has the bodies of its changes. */
function renderRates(rates?: OwnRate[], refusals: object[] = []) {
  const sent: { version: number; rates: OwnRate[] }[] = [];
  let room = aRoom({ version: 3, ...(rates && { rates }) });
  const rendered = renderOwnerArea('/owner/list-room/r1/rates', {
    [list]: () => ({ body: { rooms: [room] } }),
    [change]: (body) => {
      const request = JSON.parse(String(body)) as (typeof sent)[number];
      sent.push(request);
      const refusal = refusals.shift();
      if (refusal) {
        room = { ...room, version: room.version + 1, rates: [winter] };
        return { status: 409, body: refusal };
      }
      room = { ...room, version: room.version + 1, rates: request.rates };
      return { body: { message: confirmations.ratesChanged, room } };
    },
  });
  return { ...rendered, sent };
}
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);

test('lists the price of the room and its rates, with the nights they are for', async () => {
  renderRates([weekends, winter]);
  const rows = within(await screen.findByRole('region', { name: messages.list })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Weekends ?Always, Fri and Sat€150/),
    expect.stringMatching(/^Winter ?1\s–\s31 Dec \d{4}, every night€200/),
    expect.stringMatching(/^All other nights.*€120 \/ night/),
  ]);
});

test('adds a rate to those there are', async () => {
  const { user, host, sent } = renderRates([weekends]);
  await user.click(await button(messages.add));
  await user.type(field(messages.form.name), 'Fair');
  await user.type(field(/^Price per night/), '210.50');
  await user.type(field(messages.form.from), `${nextYear}-03-04`);
  await user.type(field(messages.form.to), `${nextYear}-03-08`);
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(await button(messages.form.save));
  const fair = { name: 'Fair', pricePerNight: 210.5, from: `${nextYear}-03-04`, to: `${nextYear}-03-08` };
  expect(await screen.findByText('Fair')).toBeVisible();
  expect(sent).toMatchObject([{ version: 3, rates: [weekends, { ...fair, weekdays: ['sat'] }] }]);
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.ratesChanged);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('changes a rate where it stands, and removes one after a question', async () => {
  const { user, sent } = renderRates([weekends, winter]);
  await user.click(await button(messages.changeRate('Weekends')));
  await user.clear(field(/^Price per night/));
  await user.type(field(/^Price per night/), '160');
  await user.click(await button(messages.form.save));
  await waitFor(() => expect(sent.at(-1)?.rates).toEqual([{ ...weekends, pricePerNight: 160 }, winter]));
  await user.click(await button(messages.removeRate('Winter')));
  expect(screen.getByText(messages.removing.body('Winter'))).toBeVisible();
  await user.click(await button(messages.removing.confirm));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 4, rates: [{ pricePerNight: 160 }] }));
  await waitFor(() => expect(screen.queryByText('Winter')).toBeNull());
});

test('says what is wrong with a rate, and sends nothing', async () => {
  const { user, sent } = renderRates();
  await user.click(await button(messages.add));
  await user.click(await button(messages.form.save));
  expect(await screen.findByText(sharedMessages.price.bounds(0.5, limits.pricePerNight))).toBeVisible();
  expect(field(messages.form.name)).toBeInvalid();
  await user.type(field(messages.form.name), 'Cheap');
  await user.type(field(/^Price per night/), '0.1');
  await user.type(field(messages.form.from), `${nextYear}-03-08`);
  await user.type(field(messages.form.to), `${nextYear}-03-04`);
  await user.click(await button(messages.form.save));
  expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
  await user.clear(field(messages.form.to));
  await user.click(await button(messages.form.save));
  expect(await screen.findByText(sharedMessages.price.bounds(0.5, limits.pricePerNight))).toBeVisible();
  expect(sent).toEqual([]);
});

test('keeps what was entered when somebody else has changed the room, and saves it on top of that', async () => {
  const { user, sent } = renderRates([], [{ code: 'edit-conflict', message: errorMessages['edit-conflict'] }]);
  await user.click(await button(messages.add));
  await user.type(field(messages.form.name), 'Fair');
  await user.type(field(/^Price per night/), '210');
  await user.click(await button(messages.form.save));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['edit-conflict']);
  expect(await screen.findByText('Winter')).toBeInTheDocument();
  await user.click(await button(messages.form.save));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ version: 4, rates: [winter, { name: 'Fair', pricePerNight: 210 }] }),
  );
});

test('a rate that somebody else has changed meanwhile is not taken for removed', async () => {
  const conflict = { code: 'edit-conflict', message: errorMessages['edit-conflict'] };
  const { user, sent } = renderRates([{ ...winter, pricePerNight: 90 }], [conflict]);
  await user.click(await button(messages.removeRate('Winter')));
  await user.click(await button(messages.removing.confirm));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['edit-conflict']);
  await screen.findAllByText('€200');
  await user.click(await button(messages.removing.confirm));
  expect(await screen.findByText(sharedMessages.gone('Winter'))).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('shows what each night costs, and by which rate', async () => {
  const { user } = renderRates([weekends]);
  await user.click(await button(messages.preview.next));
  const prices = within(await screen.findByRole('table')).getAllByText(/: €\d/);
  const dear = prices.filter(({ textContent }) => textContent?.includes('€150, Weekends'));
  expect(dear.length).toBeGreaterThanOrEqual(8);
  expect(dear.every(({ textContent }) => /^(Friday|Saturday)/.test(textContent ?? ''))).toBe(true);
  expect(prices.length).toBeGreaterThanOrEqual(28);
});

test('a room that is not there is not found', async () => {
  renderOwnerArea('/owner/list-room/r9/rates', { [list]: () => ({ body: { rooms: [aRoom()] } }) });
  expect(await screen.findByText(sharedMessages.unknownRoom.title)).toBeVisible();
});

test('a rate whose answer was lost is there once', async () => {
  const { user, sent } = renderRates([weekends], [{ code: 'unexpected', message: 'Lost' }]);
  await user.click(await button(messages.add));
  await user.type(field(messages.form.name), 'Winter');
  await user.type(field(/^Price per night/), '200');
  await user.type(field(messages.form.from), winter.from!);
  await user.type(field(messages.form.to), winter.to!);
  await user.click(await button(messages.form.save));
  expect(await screen.findByRole('alert')).toHaveTextContent('Lost');
  await user.click(await button(messages.form.save));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, rates: [winter] });
});

test('the calendar writes prices with cents as the list of rates does', async () => {
  renderRates([{ name: 'Always', pricePerNight: 95.5 }]);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByText('95.50').length).toBeGreaterThan(0);
  expect(table.queryByText('95.5')).not.toBeInTheDocument();
});
