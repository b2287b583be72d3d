import { order, type StripeUnderTest, useStripe } from './stripe-under-test.js';

let stripe: StripeUnderTest;
let ids: string[];
beforeAll(async () => {
  stripe = await useStripe();
  ids = [];
  for (let made = 0; made < 5; made++) ids.unshift((await stripe.sdk.checkout.sessions.create(order())).id);
});
afterAll(() => stripe.stop());

async function page(params: object) {
  const { object, url, data, has_more } = await stripe.sdk.checkout.sessions.list(params);
  expect([object, url]).toEqual(['list', '/v1/checkout/sessions']);
  return { ids: data.map(({ id }) => id), has_more };
}

test('a list begins with the newest', async () => {
  expect(await page({ limit: 2 })).toEqual({ ids: ids.slice(0, 2), has_more: true });
});

test('goes on after the last of a page, and back before the first', async () => {
  expect((await page({ limit: 2, starting_after: ids[1] })).ids).toEqual(ids.slice(2, 4));
  expect(await page({ limit: 2, ending_before: ids[4] })).toEqual({ ids: ids.slice(2, 4), has_more: true });
  expect(await page({ limit: 2, ending_before: ids[2] })).toEqual({ ids: ids.slice(0, 2), has_more: false });
  expect(await page({ ending_before: ids[0] })).toEqual({ ids: [], has_more: false });
});

test('the SDK walks through it by itself in both directions', async () => {
  const walked: string[] = [];
  for await (const { id } of stripe.sdk.checkout.sessions.list({ limit: 2 })) {
    walked.push(id);
    if (walked.length === ids.length) break;
  }
  expect(walked).toEqual(ids);
  const back: string[] = [];
  for await (const { id } of stripe.sdk.checkout.sessions.list({ limit: 2, ending_before: ids[4] })) back.push(id);
  expect(back).toEqual(ids.slice(0, 4).reverse());
});

test('the last page says that it is the last', async () => {
  const { sessions } = stripe.sdk.checkout;
  const { id } = await sessions.create(order({}, ['one', 'two', 'three']));
  const first = await sessions.listLineItems(id, { limit: 2 });
  expect(first.has_more).toBe(true);
  const rest = await sessions.listLineItems(id, { limit: 2, starting_after: first.data[1]!.id });
  expect([first.data.length, rest.data.length, rest.has_more]).toEqual([2, 1, false]);
  expect(new Set([...first.data, ...rest.data].map(({ description }) => description)).size).toBe(3);
});

test.each([
  ['no page', { limit: 0 }, 'limit', undefined],
  ['a page of more than a hundred', { limit: 101 }, 'limit', undefined],
  ['a page of some', { limit: 'some' }, 'limit', 'parameter_invalid_integer'],
  ['what comes after nothing', { starting_after: 'cs_test_none' }, 'starting_after', 'resource_missing'],
  ['what comes before nothing', { ending_before: 'cs_test_none' }, 'ending_before', 'resource_missing'],
  ['a filter nobody knows', { colour: 'teal' }, 'colour', 'parameter_unknown'],
])('%s cannot be listed', async (_, params, param, code) => {
  const failed = page(params);
  await expect(failed).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
  if (code) await expect(failed).rejects.toMatchObject({ code });
});

test('cannot go on and back at once', async () => {
  const both = page({ starting_after: ids[0], ending_before: ids[2] });
  await expect(both).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
});
