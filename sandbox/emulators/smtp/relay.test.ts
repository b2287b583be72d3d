import { verifyWebhook } from '@clerk/backend/webhooks';
import { createTransport } from 'nodemailer';
import { startReluctantSite } from '../providers/testing/reluctant-site.js';
import { eventually, startTestProviders } from '../providers/testing/test-providers.js';

let site: Awaited<ReturnType<typeof startReluctantSite>>;
let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
beforeAll(async () => {
  site = await startReluctantSite();
  sandbox = await startTestProviders({ webhookUrl: `${site.url}/stripe` });
});
beforeEach(() => void (site.received.length = 0));
afterAll(async () => {
  await sandbox.close();
  site.close();
});

test('delivers a mail to the relay domain to the site, signed, until it is accepted', async () => {
  const to = `stay-0a@${sandbox.mail.relayDomain}`;
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({
    from: 'Asha <asha@example.test>',
    to: [to, 'ben@example.test'],
    subject: 'A question',
    text: 'Is there a lift?',
    attachments: [{ filename: 'a.txt', content: 'a' }],
    headers: { 'Auto-Submitted': 'no' },
  });
  transport.close();
  await eventually(() => site.received.length === 2);
  const [first, second] = site.received;
  expect(first).toMatchObject({ url: '/api/webhooks/email', body: second!.body });
  expect(JSON.parse(first!.body)).toMatchObject({
    ...{ returnPath: 'asha@example.test', from: 'asha@example.test', to: [to], subject: 'A question' },
    ...{ text: 'Is there a lift?\n', attachments: 1, headers: { 'auto-submitted': 'no' } },
  });
  const request = new Request('http://localhost/', {
    ...{ method: 'POST', body: second!.body },
    headers: second!.headers as Record<string, string>,
  });
  await expect(verifyWebhook(request, { signingSecret: sandbox.mail.webhookSecret })).resolves.toBeTruthy();
});

test('a person answers a mail on its page, which other sites cannot make a browser do', async () => {
  const replyTo = `stay-0b@${sandbox.mail.relayDomain}`;
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({
    from: 'stays@example.test',
    to: 'asha@example.test',
    replyTo,
    subject: 'Hello',
    text: 'Hi',
  });
  transport.close();
  const [mail] = (await (await fetch(`${sandbox.url}/__sandbox/api/mails`)).json()) as { id: string }[];
  const page = await (await fetch(`${sandbox.url}/__sandbox/mails/${mail!.id}`)).text();
  const values = [...page.matchAll(/name="(\w+)"[^>]* value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]);
  expect(Object.fromEntries(values)).toEqual({ from: 'asha@example.test', to: replyTo, subject: 'Re: Hello' });
  const answer = (text: string, headers = {}) =>
    fetch(`${sandbox.url}/__sandbox/mails`, {
      ...{ method: 'POST', redirect: 'manual', headers },
      body: new URLSearchParams({ ...Object.fromEntries(values), text } as Record<string, string>),
    });
  expect((await answer('No', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await answer('')).status).toBe(400);
  expect((await answer('Hi Hotel')).headers.get('location')).toMatch(/^\/__sandbox\/mails\/\d/);
  await eventually(() => site.received.length > 0);
  expect(JSON.parse(site.received[0]!.body)).toMatchObject({
    from: 'asha@example.test',
    to: [replyTo],
    text: 'Hi Hotel\n',
  });
});
