import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMailbox } from './mailbox.js';
import { rawSmtpClient } from './testing/raw-smtp-client.js';
import { startSmtpServer } from './smtp-server.js';

// What RFC 5321 requires of any server. `SMTP_TEST_URL` names a real one that accepts mail for postmaster@example.test.
const { SMTP_TEST_URL } = process.env;
const postmaster = 'postmaster@example.test';
let own: Awaited<ReturnType<typeof startSmtpServer>> | undefined;
let client: Awaited<ReturnType<typeof rawSmtpClient>>;
beforeAll(async () => {
  if (SMTP_TEST_URL) return;
  own = await startSmtpServer(openMailbox(mkdtempSync(path.join(tmpdir(), 'mails-')), Date.now), '127.0.0.1', 0);
});
afterAll(() => own?.close());
beforeEach(async () => {
  client = await rawSmtpClient(SMTP_TEST_URL ?? own!.url);
});
afterEach(() => client.hangUp());

const send = async (...lines: string[]) => {
  let code = 0;
  for (const line of lines) code = await client.codeOf(line);
  return code;
};
const [hello, sender, recipient] = ['EHLO test', `MAIL FROM:<${postmaster}>`, `RCPT TO:<${postmaster}>`];

test('answers HELO, EHLO, NOOP and QUIT', async () => {
  expect(client.greeting).toMatch(/^220 /);
  expect(await send('HELO test')).toBe(250);
  expect(await send(hello)).toBe(250);
  expect(await send('NOOP')).toBe(250);
  expect(await send('QUIT')).toBe(221);
});

test('accepts commands in any case and an empty sender', async () => {
  expect(await send('ehlo test', 'mail from:<>', `rcpt to:<${postmaster}>`)).toBe(250);
});

test.each([
  ['a recipient before the sender', [hello, recipient]],
  ['a message before the recipients', [hello, sender, 'DATA']],
  ['a second sender', [hello, sender, sender]],
  ['a recipient after RSET', [hello, sender, 'RSET', recipient]],
])('refuses %s as a bad sequence of commands', async (_, lines) => {
  expect([503, 554]).toContain(await send(...lines));
});

test.each([
  ['a sender without brackets and name', [hello, 'MAIL FROM:']],
  ['an invalid sender', [hello, 'MAIL FROM:<a b@example.test>']],
  ['an empty recipient', [hello, sender, 'RCPT TO:<>']],
  ['an unknown parameter', [hello, sender, `${recipient} COLOUR=teal`]],
  ['a UTF-8 recipient without SMTPUTF8', [hello, sender, 'RCPT TO:<üna@example.test>']],
  ['a recipient with two at signs', [hello, sender, 'RCPT TO:<a@b@example.test>']],
  ['a recipient without an end', [hello, sender, 'RCPT TO:<asha@example.test']],
])('refuses %s permanently', async (_, lines) => {
  expect(await send(...lines)).toBeGreaterThanOrEqual(500);
  expect(await send(lines.at(-1)!.startsWith('MAIL') ? sender : recipient)).toBe(250);
});

test('answers 555 for an unknown parameter, and accepts a UTF-8 address with SMTPUTF8', async () => {
  expect(await send(hello, `${sender} COLOUR=teal`)).toBe(555);
  expect(await send(sender, `${recipient} COLOUR=teal`)).toBe(555);
  await send('RSET');
  expect(await send(`${sender} SMTPUTF8`, 'RCPT TO:<üna@example.test>')).toBe(250);
});

test('accepts a quoted local part', async () => {
  expect(await send(hello, sender, 'RCPT TO:<"postmaster"@example.test>')).toBe(250);
});

test('refuses an unknown command and continues with the next', async () => {
  expect([500, 502]).toContain(await send(hello, 'SING'));
  expect(await send('NOOP')).toBe(250);
});

test('refuses a message that is announced as too large', async () => {
  const [, size] = /^250[ -]SIZE (\d+)$/m.exec(await client.send(hello)) ?? [];
  expect(Number(size)).toBeGreaterThan(0);
  expect(await send(`${sender} SIZE=${Number(size) + 1}`)).toBe(552);
  expect(await send(`${sender} SIZE=${Number(size)}`)).toBe(250);
});

test('accepts several messages over the same connection', async () => {
  for (const line of [1, 2]) {
    expect(await send(hello, sender, recipient, 'DATA')).toBe(354);
    expect(await send(`Subject: ${line}\r\n\r\nline\r\n.`)).toBe(250);
  }
});
