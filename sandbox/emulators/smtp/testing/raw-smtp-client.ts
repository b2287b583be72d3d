import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** A client that sends any line, also what a mailer would never send. */
export async function rawSmtpClient(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();

  /** All lines of one reply; each begins with its code. */
  async function reply(): Promise<string[]> {
    const received: string[] = [];
    for (;;) {
      const { value } = await lines.next();
      received.push(String(value));
      if (!/^\d{3}-/.test(received.at(-1)!)) return received;
    }
  }

  const greeting = await reply();
  const send = async (line: string) => {
    socket.write(`${line}\r\n`);
    return (await reply()).join('\n');
  };
  return {
    greeting: greeting.join('\n'),
    send,
    codeOf: async (line: string) => Number((await send(line)).slice(0, 3)),
    /** Everything up to DATA. */
    async begin(from: string, ...to: string[]) {
      for (const line of ['EHLO test', `MAIL FROM:<${from}>`, ...to.map((one) => `RCPT TO:<${one}>`), 'DATA'])
        await send(line);
    },
    write: (raw: string | Buffer) => socket.write(raw),
    async hangUp() {
      socket.destroy();
      if (!socket.closed) await once(socket, 'close');
    },
  };
}
