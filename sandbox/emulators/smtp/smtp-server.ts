import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { listen } from '../server/listen.js';
import type { Mailbox } from './mailbox.js';

const maxBytes = 30 * 1024 * 1024;
const mailParams = ['SIZE', 'BODY', 'SMTPUTF8'];

/** A mail server that accepts every message, without login or encryption, and forwards none. */
export async function startSmtpServer(mailbox: Mailbox, host: string, port: number) {
  const server = new SMTPServer({
    banner: 'Wayhouse sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    hideDSN: true,
    size: maxBytes,
    closeTimeout: 1000,
    onMailFrom: (address, session, done) => done(problemOf(address, session, mailParams)),
    onRcptTo: (address, session, done) => done(problemOf(address, session, [])),
    onData(stream, session, done) {
      receive(mailbox, stream, session).then(() => done(), done);
    },
  });
  // Without a listener a client that hangs up would end the process.
  server.on('error', () => {});
  const boundPort = await listen(server.server, 'mail server', port, host);
  return {
    url: `smtp://${host}:${boundPort}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** What smtp-server leaves to us: parameters that were not offered (RFC 5321, 4.1.1.11) and UTF-8 addresses (RFC 6531, 3.4). */
function problemOf({ address, args }: SMTPServerAddress, { envelope }: SMTPServerSession, params: string[]) {
  const unknown = Object.keys(args || {}).find((name) => !params.includes(name));
  if (unknown) return smtpError(555, `The parameter ${unknown} is not supported.`);
  const isAscii = /^[\x20-\x7e]*$/.test(address.split('@')[0]!);
  return isAscii || envelope.smtpUtf8 ? null : smtpError(553, 'A UTF-8 address requires SMTPUTF8.');
}

/** Reads to the end and stores; only then is the message accepted. */
async function receive(mailbox: Mailbox, stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer);
  if (stream.sizeExceeded) throw smtpError(552, 'The message is larger than 30 MB.');
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  await mailbox.add({ from, to: envelope.rcptTo.map(({ address }) => address) }, Buffer.concat(parts));
}

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
