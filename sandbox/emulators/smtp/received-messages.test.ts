import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { type Mailbox, openMailbox } from './mailbox.js';
import { rawSmtpClient } from './testing/raw-smtp-client.js';
import { startSmtpServer } from './smtp-server.js';

let folder: string;
let box: Mailbox;
let server: Awaited<ReturnType<typeof startSmtpServer>>;
let transport: Transporter;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mails-'));
  box = openMailbox(folder, Date.now);
  server = await startSmtpServer(box, '127.0.0.1', 0);
  transport = createTransport(server.url);
});
afterAll(async () => {
  transport.close();
  await server.close();
});

const message = { from: 'stay@wayhouse.test', to: 'asha@example.test', subject: 'Stay', text: 'See you soon.' };
const newest = async () => (await box.read(box.list()[0]!.id))!;

test('keeps lines that begin with dots', async () => {
  const text = 'before\n.\n..two\n.one\n...\nafter';
  await transport.sendMail({ ...message, text });
  expect((await newest()).content.text?.trim()).toBe(text);
});

test('removes the dots that were added for the transport', async () => {
  const client = await rawSmtpClient(server.url);
  await client.begin('stay@wayhouse.test', 'asha@example.test');
  expect(await client.codeOf('Subject: dots\r\n\r\n..one\r\n...two\r\n.')).toBe(250);
  await client.hangUp();
  expect((await newest()).source.toString()).toMatch(/\r\n\r\n\.one\r\n\.\.two\r\n$/);
});

test('stores a message to several recipients once, blind copies included', async () => {
  const before = box.list().length;
  const [cc, bcc] = [['ben@example.test', 'cara@example.test'], 'dan@example.test'];
  const { accepted } = await transport.sendMail({ ...message, cc, bcc });
  const everyone = ['asha@example.test', ...cc, bcc];
  expect(accepted).toEqual(everyone);
  expect(box.list()).toHaveLength(before + 1);
  expect(box.list()[0]!.to).toEqual(everyone);
  expect((await newest()).source.toString()).not.toContain(bcc);
});

test('delivers once to a recipient that is named twice', async () => {
  const client = await rawSmtpClient(server.url);
  await client.begin('stay@wayhouse.test', 'asha@example.test', 'Asha@example.test');
  expect(await client.codeOf('Subject: twice\r\n\r\n.')).toBe(250);
  await client.hangUp();
  expect(box.list()[0]!.to).toHaveLength(1);
});

test.each([
  ['in the middle of the message', 'Subject: half\r\n\r\nNever'],
  ['before the dot that ends it', 'Subject: half\r\n\r\nNever\r\n'],
])('discards a message whose sender hangs up %s', async (_, sent) => {
  const before = box.list();
  const client = await rawSmtpClient(server.url);
  await client.begin('stay@wayhouse.test', 'asha@example.test');
  client.write(sent);
  await client.hangUp();
  // Once this one is in, the broken one would be, too.
  await transport.sendMail({ ...message, subject: 'After' });
  expect(box.list().slice(1)).toEqual(before);
  expect(box.list()[0]!.subject).toBe('After');
  expect(readdirSync(folder)).toHaveLength(box.list().length);
});

test('refuses a message that turns out too large and accepts the next', async () => {
  const before = box.list().length;
  const client = await rawSmtpClient(server.url);
  await client.begin('stay@wayhouse.test', 'asha@example.test');
  const line = Buffer.alloc(1024, 'x');
  line.write('\r\n', 1022);
  client.write(Buffer.concat(Array<Buffer>(30 * 1024 + 1).fill(line)));
  expect(await client.codeOf('.')).toBe(552);
  expect(box.list()).toHaveLength(before);
  await client.begin('stay@wayhouse.test', 'asha@example.test');
  expect(await client.codeOf('Subject: small\r\n\r\n.')).toBe(250);
  await client.hangUp();
});

test('offers neither login nor encryption', async () => {
  const client = await rawSmtpClient(server.url);
  expect(await client.send('EHLO test')).not.toMatch(/AUTH|STARTTLS/);
  expect(await client.codeOf('AUTH PLAIN AHVzZXIAcGFzcw==')).toBe(500);
  expect(await client.codeOf('STARTTLS')).toBe(500);
  await client.hangUp();
  const insisting = createTransport({ url: server.url, requireTLS: true } as object);
  await expect(insisting.sendMail(message)).rejects.toThrow(/STARTTLS/);
});
