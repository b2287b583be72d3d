import { screen, waitFor, within } from '@testing-library/react';
import type { InvoicesOfBooking } from '@wayhouse/contracts/calls/invoice-calls';
import type { Invoice } from '@wayhouse/contracts/invoices';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aBooking, aHotelProfile } from '../../../testing/factories.js';
import { renderOwnerArea, type StubResponse } from '../../../testing/render-owner-area.js';
import { messages } from './messages.js';

const invoice: Invoice = {
  ...{
    _id: 'i1',
    number: '2027-0007',
    kind: 'invoice',
    bookingId: 'b1',
    day: '2027-03-05',
    buyer: { name: 'Okoro Ltd' },
  },
  ...{ total: 360, due: 0, currency: 'USD' },
};
const creditNote: Invoice = {
  ...invoice,
  _id: 'i2',
  number: '2027-0008',
  kind: 'credit-note',
  total: -360,
  reverses: '2027-0007',
};
const next = { total: 360, buyerName: 'Ben Okoro' };

/** The page of a booking for which this is issued, by somebody with a role. */
function open(
  issued: InvoicesOfBooking,
  answer?: () => StubResponse,
  role: 'viewer' | 'reception' | 'owner' = 'owner',
  booking = aBooking(),
) {
  const sent: Record<string, unknown>[] = [];
  const record = (body: unknown) => {
    sent.push(JSON.parse(String(body)) as Record<string, unknown>);
    return answer!();
  };
  const { user, host } = renderOwnerArea('/owner/bookings/b1', {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role })] } }),
    'GET /api/bookings/hotel/b1': () => ({ body: { booking, guest: { name: 'Ben Okoro' }, history: [] } }),
    'GET /api/bookings/hotel/b1/invoices': () => ({ body: issued }),
    'POST /api/bookings/invoices': record,
    'POST /api/bookings/credit-notes': record,
  });
  return { user, host, sent };
}
const cancelledForNothing = () =>
  aBooking({ state: 'cancelled', owed: 0, cancellation: { at: '2027-01-06T09:00:00.000Z', charge: 0 } });
const section = async () => within(await screen.findByRole('region', { name: messages.title }));

test('asks whom the invoice is for, and shows it once it is issued', async () => {
  const { user, host, sent } = open({ invoices: [], next }, () => ({
    body: { message: confirmations.invoiceIssued, invoices: [invoice] },
  }));
  await user.click(await (await section()).findByRole('button', { name: messages.issue }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.form.title }));
  expect(dialog.getByText(messages.form.body('$360.00'))).toBeVisible();
  const name = dialog.getByRole('textbox', { name: messages.form.name });
  expect(name).toHaveValue('Ben Okoro');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: messages.form.submit }));
  expect(name).toHaveAccessibleDescription(/./);
  expect(sent).toEqual([]);
  await user.type(name, 'Okoro Ltd');
  await user.type(dialog.getByRole('textbox', { name: messages.form.taxNumber }), 'IE1234567X');
  await user.click(dialog.getByRole('button', { name: messages.form.submit }));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.invoiceIssued));
  expect(sent).toMatchObject([{ bookingId: 'b1', total: 360, buyerName: 'Okoro Ltd', buyerTaxNumber: 'IE1234567X' }]);
  expect(sent[0]).not.toHaveProperty('buyerAddress');
  expect(await (await section()).findByText('Invoice 2027-0007')).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.issue })).not.toBeInTheDocument();
});

test('a refusal keeps what was entered, and the same form sends the same key', async () => {
  const message = errorMessages['invoice-total-changed'];
  const refusal = { status: 409, body: { code: 'terms-changed', field: 'total', message } };
  const { user, sent } = open({ invoices: [], next }, () => refusal);
  await user.click(await (await section()).findByRole('button', { name: messages.issue }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.form.title }));
  await user.type(dialog.getByRole('textbox', { name: messages.form.address }), '4 Hill Road');
  for (let times = 0; times < 2; times++) {
    await user.click(dialog.getByRole('button', { name: messages.form.submit }));
    expect(await dialog.findByText(message)).toBeVisible();
  }
  expect(dialog.getByRole('textbox', { name: messages.form.address })).toHaveValue('4 Hill Road');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]!.key).toBe(sent[1]!.key);
});

test('an invoice that is about another booking by now offers a credit note', async () => {
  const { user, host, sent } = open({ invoices: [invoice], isOutdated: true }, () => ({
    body: { message: confirmations.creditNoteIssued, invoices: [invoice, creditNote], next },
  }));
  expect(await (await section()).findByText(messages.outdated.changed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.creditNote.action }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.creditNote.title('2027-0007') }));
  expect(dialog.getByText(messages.creditNote.another, { exact: false })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: messages.creditNote.confirm }));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.creditNoteIssued));
  expect(sent).toEqual([{ invoiceId: 'i1' }]);
  expect(await (await section()).findByText(messages.reverses('2027-0007'))).toBeVisible();
  expect(screen.getByRole('button', { name: messages.issue })).toBeVisible();
});

test('an invoice of a booking that costs nothing any more needs a credit note, and no other invoice', async () => {
  const { user } = open({ invoices: [invoice], isOutdated: true }, undefined, 'owner', cancelledForNothing());
  expect(await (await section()).findByText(messages.outdated.free)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.creditNote.action }));
  expect(await screen.findByText(messages.creditNote.body)).toBeVisible();
  expect(screen.queryByText(messages.creditNote.another, { exact: false })).not.toBeInTheDocument();
});

test('without a legal name the owner is led to the profile, and reception asks', async () => {
  open({ invoices: [], isLegalNameMissing: true });
  expect(await (await section()).findByRole('link', { name: messages.legalName.enter })).toHaveAttribute(
    'href',
    '/owner/hotel?invoice-of=b1',
  );
});

test('for a booking that costs nothing, no legal name is asked for', async () => {
  open({ invoices: [], isLegalNameMissing: true }, undefined, 'owner', cancelledForNothing());
  expect(await (await section()).findByText(messages.nothing)).toBeVisible();
  expect(screen.queryByRole('link', { name: messages.legalName.enter })).not.toBeInTheDocument();
});

test('reception, which cannot change the profile, asks for the legal name', async () => {
  open({ invoices: [], isLegalNameMissing: true }, undefined, 'reception');
  expect(await (await section()).findByText(messages.legalName.ask)).toBeVisible();
  expect(screen.queryByRole('link', { name: messages.legalName.enter })).not.toBeInTheDocument();
});

test('a viewer sees what is issued and issues nothing', async () => {
  open({ invoices: [invoice] }, undefined, 'viewer');
  expect(await (await section()).findByText('Invoice 2027-0007')).toBeVisible();
  expect(screen.getByRole('button', { name: 'PDF of Invoice 2027-0007' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: messages.creditNote.action })).not.toBeInTheDocument(),
  );
});
