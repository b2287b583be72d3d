import { startTestProviders } from '../emulators/providers/testing/test-providers.js';

let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
beforeAll(async () => void (sandbox = await startTestProviders({ webhookUrl: 'http://127.0.0.1:1/' })));
afterAll(() => sandbox.close());

const openSession = (name = 'Double Bed at Serena') =>
  sandbox.stripeSdk.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://localhost:3000/my-bookings?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/my-bookings',
    line_items: [{ quantity: 3, price_data: { currency: 'usd', unit_amount: 12_900, product_data: { name } } }],
  });
const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Asha Rao' };
const pay = (url: string | null, over: Partial<typeof card> = {}) =>
  fetch(url!, { method: 'POST', body: new URLSearchParams({ ...card, ...over }), redirect: 'manual' });
const retrieve = (id: string) => sandbox.stripeSdk.checkout.sessions.retrieve(id);

test('shows what is paid for, and the way back', async () => {
  const { url } = await openSession();
  const page = await (await fetch(url!)).text();
  for (const text of ['$387.00', 'Double Bed at Serena', 'http://localhost:3000/my-bookings', 'Test mode'])
    expect(page).toContain(text);
});

test('the test card pays once, and leads back with the session in the address', async () => {
  const { id, url } = await openSession();
  const answer = await pay(url);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://localhost:3000/my-bookings?session=${id}`,
  ]);
  const session = await retrieve(id);
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });

  expect(await (await pay(url)).text()).toContain('Already paid');
  expect((await retrieve(id)).payment_intent).toBe(session.payment_intent);
});

test.each([
  [{ number: '4000 0000 0000 0002' }, 'Your card was declined.'],
  [{ number: '4000000000009995' }, 'Your card has insufficient funds.'],
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ number: '4111 1111 1111 1111' }, 'used a non test card'],
  [{ number: '4000 0025 0000 3155' }, 'requires 3-D Secure, which the sandbox does not support'],
  [{ expiry: '01 / 20' }, 'expiration date is in the past'],
  [{ expiry: 'soon' }, 'expiration date is incomplete'],
  [{ cvc: '1' }, 'security code is incomplete'],
  [{ name: ' ' }, 'Enter the name on the card.'],
])('shows the problem of %o, and nothing is paid', async (over, problem) => {
  const { id, url } = await openSession();
  const page = (await (await pay(url, over)).text()).replaceAll('&#39;', "'");
  expect(page).toContain(problem);
  expect(await retrieve(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  expect((await pay(url)).status).toBe(303);
});

test('does not accept a payment for an expired session', async () => {
  const { id, url } = await openSession();
  await sandbox.stripeSdk.checkout.sessions.expire(id);
  expect(await (await pay(url)).text()).toContain('This page has expired');
  expect(await retrieve(id)).toMatchObject({ payment_status: 'unpaid' });
});

test('shows a name with markup as text', async () => {
  const { url } = await openSession('<script>alert(1)</script>');
  const answer = await fetch(url!);
  expect(await answer.text()).not.toContain('<script>alert');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'self';.*form-action 'self' http:\/\/localhost:3000;/,
  );
});
