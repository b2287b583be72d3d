import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.js';

const largest = 30 * 1024 * 1024;

/** A mail server that takes every message, without login or encryption, and sends none on. */
export async function startSmtpServer(mailbox: Mailbox, host: string, port: number) {
  const server = new SMTPServer({
    banner: 'Wayhouse sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largest,
    closeTimeout: 1000,
    onData(stream, session, accepted) {
      receive(mailbox, stream, session).then(() => accepted(), accepted);
    },
  });
  // A client that breaks off is its own affair; without a listener it would end the process.
  server.on('error', () => {});
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed);
    server.listen(port, host, listening);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${address.port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** Reads to the end and stores; only then is the message accepted. */
async function receive(mailbox: Mailbox, stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('The message is larger than 30 MB.'), { responseCode: 552 });
  }
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  await mailbox.add({ from, to: envelope.rcptTo.map(({ address }) => address) }, Buffer.concat(parts));
}
