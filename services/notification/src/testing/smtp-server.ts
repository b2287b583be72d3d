import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Refusal = { responseCode: number; text: string };

/**
 * An SMTP server in this process that collects what it accepts, after `acceptsAfterMs`; while `isDown` it rejects every email for now,
 * and with a `refusal` every recipient.
 */
export async function startSmtpServer() {
  const emails: Email[] = [];
  const state: { isDown: boolean; refusal?: Refusal; acceptsAfterMs?: number } = { isDown: false };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, accepted) {
      const { refusal } = state;
      accepted(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.responseCode }));
    },
    onData(stream, _session, accepted) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (state.isDown) return accepted(Object.assign(new Error('try later'), { responseCode: 451 }));
        PostalMime.parse(Buffer.concat(parts)).then((email) => {
          emails.push(email);
          setTimeout(accepted, state.acceptsAfterMs);
        }, accepted);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    state,
    emails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;
