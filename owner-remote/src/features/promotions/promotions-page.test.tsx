import { screen, waitFor, within } from '@testing-library/react';
import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { messages as appMessages } from '../../app/messages.js';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const { form } = messages;
const summer: PromotionCode = { _id: 'c1', code: 'SUMMER27', percentOff: 15, maxUses: 100, uses: 12 };
const partner: PromotionCode = {
  ...{ _id: 'c2', code: 'PARTNER', amountOff: 20, bookFrom: '2027-01-01', bookTo: '2099-12-31' },
  ...{ stayFrom: '2027-06-01', daysAhead: 14, uses: 3, endedAt: '2027-01-05T06:30:00.000Z' },
};

/** The page of a hotel with these codes. `sent` has the bodies of what is added and ended. */
function renderCodes(first: PromotionCode[] = [], refusals: object[] = []) {
  const sent: object[] = [];
  let codes = first;
  const rendered = renderOwnerArea('/owner/hotel/promotion-codes', {
    'GET /api/bookings/promotion-codes': () => ({ body: { codes } }),
    'POST /api/bookings/promotion-codes': (body) => {
      const added = JSON.parse(String(body)) as PromotionCode;
      sent.push(added);
      const refusal = refusals.shift();
      if (refusal) return { status: 422, body: refusal };
      const code = { ...added, _id: 'c9', uses: 0 };
      codes = [code, ...codes];
      return { body: { message: confirmations.promotionCodeAdded, promotion: code } };
    },
    'POST /api/bookings/promotion-codes/c1/end': () => {
      const code = { ...summer, endedAt: '2027-01-05T06:30:00.000Z' };
      codes = [code];
      sent.push({ ended: 'c1' });
      return { body: { message: confirmations.promotionCodeEnded, promotion: code } };
    },
  });
  return { ...rendered, sent };
}
afterEach(() => void jest.useRealTimers());
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const listed = async () => (await screen.findByRole('list', { name: messages.list })).textContent;

test('lists the codes with what they take off, when they hold and how often they were used', async () => {
  renderCodes([summer, partner]);
  const text = await listed();
  expect(text).toMatch(/^SUMMER27 ?15% off the nightsUsed 12 of 100 timesEnd codePARTNER Ended€20 off the nights/);
  expect(text).toMatch(
    /Booked Fri, 1 Jan 2027 to Thu, 31 Dec 2099Nights from Tue, 1 Jun 2027 onAt least 14 days aheadUsed 3 times$/,
  );
  expect(screen.getAllByRole('button', { name: /^End / })).toHaveLength(1);
});

test('a code is over by the day of the hotel, which may be ahead of the browser’s', async () => {
  jest.useFakeTimers({ now: new Date('2027-01-05T20:00:00Z') });
  renderCodes([{ ...summer, bookTo: '2027-01-05' }]);
  expect(await screen.findByText(messages.over)).toBeVisible();
});

test('adds a code, and leaves out what is empty', async () => {
  const { user, host, sent } = renderCodes();
  expect(await screen.findByText(messages.none)).toBeVisible();
  await user.click(await button(messages.add));
  await user.type(field(form.code), 'winter27');
  await user.type(field(form.percentOff), '10');
  await user.type(field(form.maxUses), '50');
  await user.click(await button(form.save));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.promotionCodeAdded));
  expect(sent).toEqual([{ code: 'WINTER27', percentOff: 10, maxUses: 50 }]);
  expect(await listed()).toMatch(/^WINTER27/);
});

test('names what is wrong with a code, and sends nothing', async () => {
  const { user, sent } = renderCodes();
  await user.click(await button(messages.add));
  await user.type(field(form.code), 'a-b');
  await user.type(field(form.stayFrom), '2027-06-02');
  await user.type(field(form.stayTo), '2027-06-01');
  await user.click(await button(form.save));
  expect(await screen.findByText(inputMessages['promotion-code-malformed'])).toBeVisible();
  expect(field(form.code)).toHaveValue('a-b');
  await user.clear(field(form.code));
  await user.type(field(form.code), 'summer27');
  await user.click(await button(form.save));
  expect(await screen.findByText(inputMessages['percent-or-amount'])).toBeVisible();
  expect(await screen.findByText(inputMessages['period-order'])).toBeVisible();
  expect(sent).toEqual([]);
});

test('one that the hotel has already stays entered', async () => {
  const message = errorMessages['promotion-code-taken'];
  const { user } = renderCodes([summer], [{ code: 'rule-broken', message, field: 'code' }]);
  await user.click(await button(messages.add));
  await user.type(field(form.code), 'SUMMER27');
  await user.type(field('Or an amount off the nights (EUR)'), '20');
  await user.click(await button(form.save));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field(form.code)).toHaveValue('SUMMER27');
  expect(field(form.code)).toBeInvalid();
});

test('ends a code once that is confirmed', async () => {
  const { user, sent } = renderCodes([summer]);
  await user.click(await button(messages.end('SUMMER27')));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(messages.ending.body('SUMMER27'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: messages.ending.confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ ended: 'c1' }]);
  expect(await screen.findByText(messages.ended)).toBeVisible();
});

test('asks for no codes for somebody who may not see them', async () => {
  const listCodes = jest.fn(() => ({ status: 403, body: {} }));
  renderOwnerArea('/owner/hotel/promotion-codes', {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role: 'reception' })] } }),
    'GET /api/bookings/promotion-codes': listCodes,
  });
  expect(await screen.findByText(appMessages.roleTooLow.title)).toBeVisible();
  expect(listCodes).not.toHaveBeenCalled();
});
