import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { openMailbox } from './mailbox.js';
import { startSmtpServer } from './smtp-server.js';

const folder = () => mkdtempSync(path.join(tmpdir(), 'mails-'));
const message = {
  from: '"Wayhouse" <stay@wayhouse.test>',
  to: 'asha@example.test',
  subject: 'Your stay at Fjällgården, confirmed',
  text: 'See you soon.',
  html: '<p>See you <b>soon</b>.</p>',
};

async function withServer<T>(
  dir: string,
  work: (send: (mail: object) => Promise<unknown>, box: ReturnType<typeof openMailbox>) => Promise<T>,
) {
  const box = openMailbox(dir, Date.now);
  const server = await startSmtpServer(box, '127.0.0.1', 0);
  const transport = createTransport(server.url);
  try {
    return await work((mail) => transport.sendMail(mail), box);
  } finally {
    transport.close();
    await server.close();
  }
}

test('an accepted message is stored with both its parts, and is there after a restart', async () => {
  const dir = folder();
  await withServer(dir, (send) => send(message));

  const box = openMailbox(dir, Date.now);
  const [mail] = box.list();
  expect(mail).toMatchObject({ subject: message.subject, to: ['asha@example.test'], from: 'stay@wayhouse.test' });
  const { content } = (await box.read(mail!.id))!;
  expect(content.text?.trim()).toBe('See you soon.');
  expect(content.html).toContain('<b>soon</b>');
});

test('lists newest first, and for one address whatever its case, blind copies included', async () => {
  await withServer(folder(), async (send, box) => {
    await send(message);
    await send({ ...message, to: 'ben@example.test', bcc: 'Asha@Example.test', subject: 'Second' });
    await send({ ...message, to: 'ben@example.test', subject: 'Third' });
    expect(box.list().map((mail) => mail.subject)).toEqual(['Third', 'Second', message.subject]);
    expect(box.list('ASHA@example.test').map((mail) => mail.subject)).toEqual(['Second', message.subject]);
  });
});

test('attachments come through whole', async () => {
  const receipt = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10, 13]);
  await withServer(folder(), async (send, box) => {
    await send({ ...message, attachments: [{ filename: 'receipt.pdf', content: receipt }] });
    const { content } = (await box.read(box.list()[0]!.id))!;
    expect(content.attachments.map((part) => part.filename)).toEqual(['receipt.pdf']);
    expect(Buffer.from(content.attachments[0]!.content as ArrayBuffer)).toEqual(receipt);
  });
});

test('what cannot be stored is not accepted', async () => {
  const box = openMailbox(folder(), Date.now);
  const full = { ...box, add: () => Promise.reject(new Error('No space left on device')) };
  const server = await startSmtpServer(full, '127.0.0.1', 0);
  const transport = createTransport(server.url);
  await expect(transport.sendMail(message)).rejects.toThrow(/No space left/);
  transport.close();
  await server.close();
});

test('nobody can read an id that was never given out', async () => {
  expect(await openMailbox(folder(), Date.now).read('../../etc/passwd')).toBeUndefined();
});
