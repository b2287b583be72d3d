import { screen, waitFor, within } from '@testing-library/react';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { allNights, nonRefundable } from '@wayhouse/domain/cancellation-policy';
import { limits } from '@wayhouse/domain/limits';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { messages } from './messages.js';

const list = 'GET /api/hotels/owner/all';
const change = 'POST /api/hotels/owner/h1/rate-plans';
const saver: RatePlan = { id: 'saver', name: 'Non-refundable', percentOff: 10, cancellationPolicy: nonRefundable };
const breakfast: RatePlan = { id: 'breakfast', name: 'With breakfast', percentOff: 0, surcharge: 12.5 };
const conflict = { code: 'edit-conflict', message: errorMessages['hotel-edit-conflict'] };

type Sent = Pick<HotelProfile, 'version' | 'cancellationPolicy' | 'plans'>;

/** The page of a hotel with these terms. `sent` has the bodies of its changes. */
function renderPlans(terms: Partial<Sent> = {}, refusals: object[] = [], meanwhile: RatePlan[] = [breakfast], by = {}) {
  const sent: Sent[] = [];
  let hotel = aHotelProfile({ version: 3, ...terms });
  const rendered = renderOwnerArea('/owner/hotel/rate-plans', {
    [list]: () => ({ body: { hotels: [hotel] } }),
    [change]: (body) => {
      const { version, cancellationPolicy, plans } = JSON.parse(String(body)) as Sent;
      sent.push({ version, cancellationPolicy, plans });
      const refusal = refusals.shift();
      hotel = {
        ...hotel,
        version: hotel.version + 1,
        ...(refusal ? { plans: meanwhile, ...by } : { cancellationPolicy, plans }),
      };
      return refusal ? { status: 409, body: refusal } : { body: { message: confirmations.ratePlansChanged, hotel } };
    },
  });
  return { ...rendered, sent };
}
type Shown = ReturnType<typeof renderPlans>;
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
async function choose({ user }: Shown, name: string, option: string) {
  await user.click((await screen.findAllByRole('combobox', { name })).at(-1)!);
  await user.click(await screen.findByRole('option', { name: option }));
}

test('lists the plans with what they change', async () => {
  renderPlans({ plans: [saver, { ...breakfast, roomTypes: ['Luxury Room'] }] });
  const rows = within(await screen.findByRole('list', { name: messages.plans })).getAllByRole('listitem');
  const names = rows.map((row) => row.textContent).join(' | ');
  expect(names).toContain('Non-refundable10% off each nightNon-refundable: cancelling costs all nights.');
  expect(names).toContain('With breakfast+ €12.50 per guest and nightFor Luxury Room');
});

test('a hotel’s terms of cancelling are those of the house until it saves its own', async () => {
  const shown = renderPlans();
  expect(await screen.findByText(messages.none)).toBeVisible();
  const save = await button(messages.standard.save);
  expect(save).toBeDisabled();
  await choose(shown, messages.policy.freeUntil, '7 days before check-in');
  await choose(shown, messages.policy.charge, 'All nights');
  await shown.user.click(save);
  await waitFor(() => expect(shown.host.toast.success).toHaveBeenCalledWith(confirmations.ratePlansChanged));
  const cancellationPolicy = { freeUntilHours: 168, lateChargeNights: allNights };
  expect(shown.sent).toEqual([{ version: 3, cancellationPolicy, plans: [] }]);
  await waitFor(() => expect(save).toBeDisabled());
});

test('cancelling that is never free asks for no charge; free until check-in has one for who does not come', async () => {
  const shown = renderPlans();
  await choose(shown, messages.policy.freeUntil, messages.policy.never);
  expect(screen.queryByRole('combobox', { name: messages.policy.charge })).toBeNull();
  await choose(shown, messages.policy.freeUntil, 'Check-in');
  expect(screen.getByRole('combobox', { name: messages.policy.charge })).toBeVisible();
  await choose(shown, messages.policy.freeUntil, messages.policy.never);
  await shown.user.click(await button(messages.standard.save));
  await waitFor(() => expect(shown.sent.at(-1)?.cancellationPolicy).toEqual(nonRefundable));
});

test('adds a plan to those there are, with terms of its own', async () => {
  const shown = renderPlans({ plans: [breakfast] });
  await shown.user.click(await button(messages.add));
  await shown.user.type(field(messages.form.name), 'Saver');
  await shown.user.clear(field(messages.form.percentOff));
  await shown.user.type(field(messages.form.percentOff), '15');
  await choose(shown, messages.policy.freeUntil, messages.policy.never);
  await shown.user.click(screen.getByRole('checkbox', { name: 'Luxury Room' }));
  await shown.user.click(await button(messages.form.save));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown.sent).toHaveLength(1);
  const { cancellationPolicy, plans = [] } = shown.sent[0]!;
  expect(cancellationPolicy).toBeUndefined();
  expect(plans[0]).toEqual(breakfast);
  expect(plans[1]).toMatchObject({
    ...{ name: 'Saver', percentOff: 15, cancellationPolicy: nonRefundable, roomTypes: ['Luxury Room'] },
    id: expect.stringMatching(/^[\w-]+$/) as string,
  });
  expect(plans[1]!.id).not.toBe(breakfast.id);
});

test('changes a plan in its place under its id, and removes one', async () => {
  const shown = renderPlans({ plans: [breakfast, saver] });
  await shown.user.click(await button(messages.change('With breakfast')));
  await shown.user.clear(field(messages.form.surcharge('EUR')));
  await shown.user.type(field(messages.form.surcharge('EUR')), '14.5');
  await shown.user.click(await button(messages.form.save));
  await waitFor(() => expect(shown.sent).toHaveLength(1));
  expect(shown.sent[0]!.plans).toMatchObject([{ id: 'breakfast', surcharge: 14.5 }, saver]);
  await shown.user.click(await button(messages.remove('Non-refundable')));
  await shown.user.click(await button(messages.removing.confirm));
  await waitFor(() => expect(shown.sent.at(-1)?.plans).toMatchObject([{ id: 'breakfast', surcharge: 14.5 }]));
});

test.each([['81'], ['-1'], ['9.5']])(
  '%j percent off is refused at its field, and what was typed stays',
  async (typed) => {
    const { user, sent } = renderPlans();
    await user.click(await button(messages.add));
    await user.type(field(messages.form.name), 'Saver');
    await user.clear(field(messages.form.percentOff));
    await user.type(field(messages.form.percentOff), typed);
    await user.click(await button(messages.form.save));
    await waitFor(() => expect(field(messages.form.percentOff)).toBeInvalid());
    expect(field(messages.form.name)).toHaveValue('Saver');
    expect(sent).toEqual([]);
  },
);

test('what somebody else has saved meanwhile stays, and so does what was typed', async () => {
  const { user, sent } = renderPlans({ plans: [saver] }, [conflict]);
  await user.click(await button(messages.add));
  await user.type(field(messages.form.name), 'Half board');
  await user.click(await button(messages.form.save));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['hotel-edit-conflict']);
  expect(field(messages.form.name)).toHaveValue('Half board');
  await user.click(await button(messages.form.save));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, plans: [breakfast, { name: 'Half board' }] });
});

test('while standard terms are being saved they cannot be changed, as that would be lost', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const hotel = aHotelProfile({ version: 3 });
  const shown = renderOwnerArea('/owner/hotel/rate-plans', {
    [list]: () => ({ body: { hotels: [hotel] } }),
    [change]: async () => {
      await answered;
      return { body: { message: confirmations.ratePlansChanged, hotel: { ...hotel, version: 4 } } };
    },
  });
  await choose({ ...shown, sent: [] }, messages.policy.freeUntil, '7 days before check-in');
  await shown.user.click(await button(messages.standard.save));
  expect(screen.getByRole('combobox', { name: messages.policy.freeUntil })).toBeDisabled();
  answer();
  await waitFor(() => expect(screen.getByRole('combobox', { name: messages.policy.freeUntil })).toBeEnabled());
});

test('standard terms that somebody else has saved meanwhile are shown', async () => {
  const shown = renderPlans({ plans: [] }, [conflict], [], { cancellationPolicy: nonRefundable });
  await shown.user.click(await button(messages.add));
  await shown.user.type(field(messages.form.name), 'Half board');
  await shown.user.click(await button(messages.form.save));
  await screen.findByRole('alert');
  await shown.user.click(await button(messages.form.save));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown.sent[1]).toMatchObject({ cancellationPolicy: nonRefundable });
  expect(screen.getByRole('combobox', { name: messages.policy.freeUntil })).toHaveTextContent(messages.policy.never);
});

test('the terms of the house are no terms of its own', async () => {
  const shown = renderPlans({ cancellationPolicy: nonRefundable });
  await choose(shown, messages.policy.freeUntil, '48 hours before check-in');
  await shown.user.click(await button(messages.standard.save));
  await waitFor(() => expect(shown.sent).toHaveLength(1));
  expect(shown.sent[0]).not.toHaveProperty('cancellationPolicy', expect.anything());
});

test('a plan that somebody else has removed meanwhile is not added again by changing it', async () => {
  const { user, sent } = renderPlans({ plans: [saver] }, [conflict]);
  await user.click(await button(messages.change('Non-refundable')));
  await user.clear(field(messages.form.percentOff));
  await user.type(field(messages.form.percentOff), '20');
  await user.click(await button(messages.form.save));
  expect(await screen.findByText(errorMessages['hotel-edit-conflict'])).toBeVisible();
  await screen.findByText('With breakfast');
  await user.click(await button(messages.form.save));
  expect(await screen.findByText(sharedMessages.gone('Non-refundable'))).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what somebody else has made of a plan meanwhile is not undone by changing it', async () => {
  const { user, sent } = renderPlans({ plans: [saver] }, [conflict], [{ ...saver, percentOff: 25 }]);
  await user.click(await button(messages.change('Non-refundable')));
  await user.type(field(messages.form.name), ' rate');
  await user.click(await button(messages.form.save));
  expect(await screen.findByText(errorMessages['hotel-edit-conflict'])).toBeVisible();
  await screen.findByText('25% off each night');
  await user.click(await button(messages.form.save));
  expect(await screen.findByText(sharedMessages.gone('Non-refundable'))).toBeVisible();
  expect(field(messages.form.name)).toHaveValue('Non-refundable rate');
  expect(sent).toHaveLength(1);
});

test('a change that is stored already, as its answer was lost, is saved again', async () => {
  const { user, sent } = renderPlans({ plans: [saver] }, [conflict], [{ ...saver, percentOff: 20 }]);
  await user.click(await button(messages.change('Non-refundable')));
  await user.clear(field(messages.form.percentOff));
  await user.type(field(messages.form.percentOff), '20');
  await user.click(await button(messages.form.save));
  await screen.findByText('20% off each night');
  await user.click(await button(messages.form.save));
  await waitFor(() => expect(sent[1]).toMatchObject({ version: 4, plans: [{ id: 'saver', percentOff: 20 }] }));
});

test('a hotel with as many as it can have offers no more', async () => {
  const plans = Array.from({ length: limits.plans }, (_, at) => ({ ...breakfast, id: `p${at}`, name: `Plan ${at}` }));
  renderPlans({ plans });
  expect(await screen.findByText(messages.full(limits.plans))).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull();
});

test('the page of the hotel leads here', async () => {
  const { user } = renderOwnerArea('/owner/hotel', { [list]: () => ({ body: { hotels: [aHotelProfile()] } }) });
  await user.click(await screen.findByRole('link', { name: messages.title }));
  expect(await screen.findByText(messages.none)).toBeVisible();
});
