import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMailbox } from './mailbox.js';
import { smtpClient } from './smtp-client-for-test.js';
import { startSmtpServer } from './smtp-server.js';

// What RFC 5321 has any server answer. `SMTP_TEST_URL` names a real one, which takes mail for postmaster@example.test.
const { SMTP_TEST_URL } = process.env;
const postmaster = 'postmaster@example.test';
let own: Awaited<ReturnType<typeof startSmtpServer>> | undefined;
let client: Awaited<ReturnType<typeof smtpClient>>;
beforeAll(async () => {
  if (SMTP_TEST_URL) return;
  own = await startSmtpServer(openMailbox(mkdtempSync(path.join(tmpdir(), 'mails-')), Date.now), '127.0.0.1', 0);
});
afterAll(() => own?.close());
beforeEach(async () => {
  client = await smtpClient(SMTP_TEST_URL ?? own!.url);
});
afterEach(() => client.hangUp());

const say = async (...lines: string[]) => {
  let code = 0;
  for (const line of lines) code = await client.codeOf(line);
  return code;
};
const [hello, sender, recipient] = ['EHLO test', `MAIL FROM:<${postmaster}>`, `RCPT TO:<${postmaster}>`];

test('greets, says hello back by either name, and says goodbye', async () => {
  expect(client.greeting).toMatch(/^220 /);
  expect(await say('HELO test')).toBe(250);
  expect(await say(hello)).toBe(250);
  expect(await say('NOOP')).toBe(250);
  expect(await say('QUIT')).toBe(221);
});

test('commands may be written in any case, with an empty sender', async () => {
  expect(await say('ehlo test', 'mail from:<>', `rcpt to:<${postmaster}>`)).toBe(250);
});

test.each([
  ['a recipient before the sender', [hello, recipient]],
  ['a message before the recipients', [hello, sender, 'DATA']],
  ['a second sender', [hello, sender, sender]],
  ['a recipient of what was taken back', [hello, sender, 'RSET', recipient]],
])('%s comes in the wrong order', async (_, lines) => {
  expect([503, 554]).toContain(await say(...lines));
});

test.each([
  ['a sender without brackets and name', [hello, 'MAIL FROM:']],
  ['a sender that is no address', [hello, 'MAIL FROM:<a b@example.test>']],
  ['no recipient', [hello, sender, 'RCPT TO:<>']],
  ['a recipient with two at signs', [hello, sender, 'RCPT TO:<a@b@example.test>']],
  ['a recipient without an end', [hello, sender, 'RCPT TO:<asha@example.test']],
])('%s is refused for good', async (_, lines) => {
  expect(await say(...lines)).toBeGreaterThanOrEqual(500);
  expect(await say(lines.at(-1)!.startsWith('MAIL') ? sender : recipient)).toBe(250);
});

test('a command nobody knows is refused, and the next one is heard', async () => {
  expect([500, 502]).toContain(await say(hello, 'SING a song'));
  expect(await say('NOOP')).toBe(250);
});

test('a message that is announced as too large is refused before it is sent', async () => {
  const [, size] = /^250[ -]SIZE (\d+)$/m.exec(await client.say(hello)) ?? [];
  expect(Number(size)).toBeGreaterThan(0);
  expect(await say(`${sender} SIZE=${Number(size) + 1}`)).toBe(552);
  expect(await say(`${sender} SIZE=${Number(size)}`)).toBe(250);
});

test('takes one message after the other over the same connection', async () => {
  for (const line of [1, 2]) {
    expect(await say(hello, sender, recipient, 'DATA')).toBe(354);
    expect(await say(`Subject: ${line}\r\n\r\nline\r\n.`)).toBe(250);
  }
});
