import { screen, waitFor, within } from '@testing-library/react';
import type { Tax } from '@wayhouse/contracts/taxes';
import { limits } from '@wayhouse/domain/limits';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { messages as sharedMessages } from '../../shared/messages.js';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const list = 'GET /api/hotels/owner/all';
const change = 'POST /api/hotels/owner/h1/taxes';
const vat: Tax = { name: 'VAT', kind: 'tax', basis: 'percent', value: 7, isIncluded: true };
const cityTax: Tax = { name: 'City tax', kind: 'tax', basis: 'person-night', value: 2.5, isIncluded: false };
const cleaning: Tax = { name: 'Cleaning', kind: 'fee', basis: 'stay', value: 30, isIncluded: false };

const conflict = { code: 'edit-conflict', message: errorMessages['hotel-edit-conflict'] };

/** The page of a hotel with these. `sent` has the bodies of its changes. */
function renderTaxes(taxes?: Tax[], refusals: object[] = [], meanwhile = [cleaning]) {
  const sent: { version: number; taxes: Tax[] }[] = [];
  let hotel = aHotelProfile({ version: 3, ...(taxes && { taxes }) });
  const rendered = renderOwnerArea('/owner/hotel/taxes', {
    [list]: () => ({ body: { hotels: [hotel] } }),
    [change]: (body) => {
      const request = JSON.parse(String(body)) as (typeof sent)[number];
      sent.push(request);
      const refusal = refusals.shift();
      if (refusal) {
        hotel = { ...hotel, version: hotel.version + 1, taxes: meanwhile };
        return { status: 409, body: refusal };
      }
      hotel = { ...hotel, version: hotel.version + 1, taxes: request.taxes };
      return { body: { message: confirmations.taxesChanged, hotel } };
    },
  });
  return { ...rendered, sent };
}
type Shown = ReturnType<typeof renderTaxes>;
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
async function choose({ user }: Shown, name: string, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}
const example = () => within(screen.getByRole('region', { name: messages.example.title }));
const rowOf = (label: string) => example().getByText(label).nextSibling;

test('lists what there is, and what a stay costs with it', async () => {
  renderTaxes([vat, cityTax, cleaning]);
  const rows = within(await screen.findByRole('region', { name: messages.list })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'VATTax, 7%, included',
    'City taxTax, €2.50 per guest and night, added',
    'CleaningFee, €30 per stay, added',
  ]);
  expect(example().getByText('2 nights at €100 for 2 guests')).toBeVisible();
  expect(rowOf('2 nights × €100')).toHaveTextContent('€200');
  expect(rowOf('City tax (€2.50 per guest and night)')).toHaveTextContent('€10');
  expect(rowOf('Cleaning (€30 per stay)')).toHaveTextContent('€30');
  expect(rowOf(messages.example.total)).toHaveTextContent('€240');
  expect(rowOf('Includes VAT (7%)')).toHaveTextContent('€13.08');
});

test('adds one to those there are', async () => {
  const shown = renderTaxes([vat]);
  await shown.user.click(await button(messages.add));
  await shown.user.type(field(messages.form.name), 'City tax');
  await choose(shown, messages.form.basis, messages.form.bases['person-night']);
  await shown.user.type(field(messages.form.amount('EUR')), '2.5');
  await shown.user.click(await button(messages.form.save));
  await waitFor(() => expect(shown.host.toast.success).toHaveBeenCalledWith(confirmations.taxesChanged));
  expect(shown.sent).toEqual([{ version: 3, taxes: [vat, cityTax] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rowOf(messages.example.total)).toHaveTextContent('€210');
});

test('changes one in its place, and removes one', async () => {
  const shown = renderTaxes([cityTax, vat]);
  await shown.user.click(await button(messages.change('City tax')));
  await choose(shown, messages.form.kind, messages.kinds.fee);
  await choose(shown, messages.form.place, messages.form.places.included);
  await shown.user.click(await button(messages.form.save));
  const changed = { ...cityTax, kind: 'fee' as const, isIncluded: true };
  await waitFor(() => expect(shown.sent).toEqual([{ version: 3, taxes: [changed, vat] }]));
  await shown.user.click(await button(messages.remove('VAT')));
  await shown.user.click(await button(messages.removing.confirm));
  await waitFor(() => expect(shown.sent.at(-1)).toEqual({ version: 4, taxes: [changed] }));
});

test.each([
  ['', messages.form.number],
  ['0', 'Please enter a number above 0'],
  ['7.125', sharedMessages.price.cents],
  ['100.5', inputMessages['percent-too-high']],
])('the percent %j is refused at its field, and what was typed stays', async (typed, message) => {
  const { user, sent } = renderTaxes();
  await user.click(await button(messages.add));
  await user.type(field(messages.form.name), 'VAT');
  if (typed) await user.type(field(messages.form.percent), typed);
  await user.click(await button(messages.form.save));
  await waitFor(() => expect(field(messages.form.percent)).toHaveAccessibleDescription(message));
  expect(field(messages.form.name)).toHaveValue('VAT');
  expect(sent).toEqual([]);
});

test('a name is needed', async () => {
  const { user } = renderTaxes();
  await user.click(await button(messages.add));
  await user.click(await button(messages.form.save));
  expect(await screen.findByText('Please fill this in')).toBeVisible();
});

test('what somebody else has saved meanwhile stays, and so does what was typed', async () => {
  const { user, sent } = renderTaxes([vat], [conflict]);
  await user.click(await button(messages.add));
  await user.type(field(messages.form.name), 'Lodging tax');
  await user.type(field(messages.form.percent), '3');
  await user.click(await button(messages.form.save));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['hotel-edit-conflict']);
  expect(field(messages.form.name)).toHaveValue('Lodging tax');
  await user.click(await button(messages.form.save));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, taxes: [cleaning, { name: 'Lodging tax', value: 3 }] });
});

test('what an attempt whose answer was lost has added is not added again', async () => {
  const { user, sent } = renderTaxes([], [conflict], [vat]);
  await user.click(await button(messages.add));
  await user.type(field(messages.form.name), 'VAT');
  await user.type(field(messages.form.percent), '7');
  await user.click(screen.getByRole('combobox', { name: messages.form.place }));
  await user.click(await screen.findByRole('option', { name: messages.form.places.included }));
  await user.click(await button(messages.form.save));
  await screen.findByRole('alert');
  await user.click(await button(messages.form.save));
  await waitFor(() => expect(sent.map(({ taxes }) => taxes)).toEqual([[vat], [vat]]));
});

test('one that somebody else has changed meanwhile is not changed, and no other one in its place', async () => {
  const { user, sent } = renderTaxes([vat], [conflict], [cleaning]);
  await user.click(await button(messages.change('VAT')));
  await user.clear(field(messages.form.percent));
  await user.type(field(messages.form.percent), '9');
  await user.click(await button(messages.form.save));
  expect(await screen.findByText(errorMessages['hotel-edit-conflict'])).toBeVisible();
  await screen.findByText('Cleaning');
  await user.click(await button(messages.form.save));
  expect(await screen.findByText(sharedMessages.gone('VAT'))).toBeVisible();
  expect(field(messages.form.percent)).toHaveValue(9);
  expect(sent).toHaveLength(1);
});

test('one that somebody else has changed meanwhile is not taken for removed', async () => {
  const { user, sent } = renderTaxes([vat], [conflict], [{ ...vat, value: 8 }]);
  await user.click(await button(messages.remove('VAT')));
  await user.click(await button(messages.removing.confirm));
  await screen.findByRole('alert');
  await screen.findByText('Tax, 8%, included');
  await user.click(await button(messages.removing.confirm));
  expect(await screen.findByText(sharedMessages.gone('VAT'))).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('removing one that is removed already keeps the others', async () => {
  const { user, sent } = renderTaxes([vat, cityTax], [conflict], [cityTax]);
  await user.click(await button(messages.remove('VAT')));
  await user.click(await button(messages.removing.confirm));
  await screen.findByRole('alert');
  await user.click(await button(messages.removing.confirm));
  await waitFor(() => expect(sent.at(-1)?.taxes).toEqual([cityTax]));
});

test('a hotel with as many as it can have offers no more', async () => {
  renderTaxes(Array.from({ length: limits.taxes }, () => cityTax));
  expect(await screen.findByText(messages.full(limits.taxes))).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull();
});

test('the page of the hotel leads here', async () => {
  const { user } = renderOwnerArea('/owner/hotel', { [list]: () => ({ body: { hotels: [aHotelProfile()] } }) });
  await user.click(await screen.findByRole('link', { name: messages.title }));
  expect(await screen.findByText(messages.none)).toBeVisible();
});
