import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailbox, openMailbox } from './mailbox.js';
import { startSmtpServer } from './smtp-server.js';

const folder = () => mkdtempSync(path.join(tmpdir(), 'mails-'));
const emptyBox = () => openMailbox(folder(), Date.now);
const message = {
  from: '"Wayhouse" <stay@wayhouse.test>',
  to: 'asha@example.test',
  subject: 'Your stay at Fjällgården, confirmed',
  text: 'See you soon.',
  html: '<p>See you <b>soon</b>.</p>',
};

type Send = (mail: object) => Promise<unknown>;

async function withServer(box: Mailbox, work: (send: Send) => Promise<unknown>) {
  const server = await startSmtpServer(box, '127.0.0.1', 0);
  const transport = createTransport(server.url);
  try {
    await work((mail) => transport.sendMail(mail));
  } finally {
    transport.close();
    await server.close();
  }
}

test('stores an accepted message with both its parts, also for a restart', async () => {
  const dir = folder();
  await withServer(openMailbox(dir, Date.now), (send) => send(message));

  const box = openMailbox(dir, Date.now);
  const [mail] = box.list();
  expect(mail).toMatchObject({ subject: message.subject, to: ['asha@example.test'], from: 'stay@wayhouse.test' });
  const { content } = (await box.read(mail!.id))!;
  expect(content.text?.trim()).toBe('See you soon.');
  expect(content.html).toContain('<b>soon</b>');
});

test('lists newest first, and for one address whatever its case, blind copies included', async () => {
  const box = emptyBox();
  await withServer(box, async (send) => {
    await send(message);
    await send({ ...message, to: 'ben@example.test', bcc: 'Asha@Example.test', subject: 'Second' });
    await send({ ...message, to: 'ben@example.test', subject: 'Third' });
    expect(box.list().map((mail) => mail.subject)).toEqual(['Third', 'Second', message.subject]);
    expect(box.list('ASHA@example.test').map((mail) => mail.subject)).toEqual(['Second', message.subject]);
  });
});

test('stores attachments unchanged', async () => {
  const receipt = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10, 13]);
  const box = emptyBox();
  await withServer(box, async (send) => {
    await send({ ...message, attachments: [{ filename: 'receipt.pdf', content: receipt }] });
    const { content } = (await box.read(box.list()[0]!.id))!;
    expect(content.attachments.map((part) => part.filename)).toEqual(['receipt.pdf']);
    expect(Buffer.from(content.attachments[0]!.content as ArrayBuffer)).toEqual(receipt);
  });
});

test('does not accept what cannot be stored', async () => {
  const full = { ...emptyBox(), add: () => Promise.reject(new Error('No space left on device')) };
  await withServer(full, (send) => expect(send(message)).rejects.toThrow(/No space left/));
});

test('answers nothing for an unknown id', async () => {
  expect(await emptyBox().read('../../etc/passwd')).toBeUndefined();
});
