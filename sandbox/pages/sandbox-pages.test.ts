import { createTransport } from 'nodemailer';
import { startTestProviders } from '../emulators/providers/testing/test-providers.js';

let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
const demoAccounts = [
  { name: 'Asha Rao', email: 'asha@example.test', password: 'a stay to remember', role: 'guest' as const },
  { name: 'Marco Bellini', email: 'marco@example.test', password: 'a stay to remember', role: 'owner' as const },
];
beforeAll(async () => {
  sandbox = await startTestProviders({ demoAccounts, webhookUrl: 'http://127.0.0.1:1/' });
  for (const { email, password } of demoAccounts)
    await sandbox.clerkSdk.users.createUser({ emailAddress: [email], password });
});
afterAll(() => sandbox.close());

const page = async (path: string) => (await fetch(`${sandbox.url}/__sandbox${path}`)).text();
const signInAs = (email: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/__sandbox/sign-in-as`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers,
    redirect: 'manual',
  });

test('signs in as a demo account, an owner to the owner area', async () => {
  const guest = await signInAs('asha@example.test');
  expect(guest.headers.get('location')).toBe('/');
  const cookie = guest.headers.get('set-cookie')!.split(';')[0]!;
  const owner = await signInAs('marco@example.test', { cookie });
  expect(owner.headers.get('location')).toBe('/owner');

  const { response } = (await (await fetch(`${sandbox.url}/__clerk/v1/client`, { headers: { cookie } })).json()) as {
    response: { sessions: { public_user_data: { identifier: string } }[] };
  };
  expect(response.sessions.map((session) => session.public_user_data.identifier)).toEqual(['marco@example.test']);
});

test('refuses to sign in from another site, and as another account', async () => {
  await sandbox.clerkSdk.users.createUser({ emailAddress: ['real@example.test'], password: 'a stay to remember' });
  expect((await signInAs('asha@example.test', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await signInAs('real@example.test')).status).toBe(404);
});

test('lists emails for people and tests and runs no script of them', async () => {
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({
    from: 'stay@wayhouse.test',
    to: 'asha@example.test',
    subject: 'Booked & paid',
    text: 'Hello',
    html: '<p>Hello</p><script>alert(1)</script>',
  });
  transport.close();

  const mails = (await (await fetch(`${sandbox.url}/__sandbox/api/mails?to=Asha@example.test`)).json()) as {
    id: string;
  }[];
  expect(mails).toMatchObject([{ subject: 'Booked & paid', text: 'Hello\n' }]);
  expect(await (await fetch(`${sandbox.url}/__sandbox/api/mails?to=ben@example.test`)).json()).toEqual([]);
  expect(await page('/mails')).toContain('Booked &#38; paid');
  const shown = await fetch(`${sandbox.url}/__sandbox/mails/${mails[0]!.id}/html`);
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups.*default-src 'none'/);
});

test('allows no inline scripts and no caching on any page', async () => {
  for (const path of ['/', '/mails', '/payments', '/nothing-here']) {
    const { headers } = await fetch(`${sandbox.url}/__sandbox${path}`);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('serves styles, script and fonts', async () => {
  for (const file of [
    'sandbox.css',
    'tokens.css',
    'parts.css',
    'checkout.css',
    'pay.js',
    'inter-latin-wght-normal.woff2',
  ])
    expect((await fetch(`${sandbox.url}/__sandbox/assets/${file}`)).status).toBe(200);
});
