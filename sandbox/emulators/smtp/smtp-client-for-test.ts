import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** A client that says line by line what it is told to, for what a mailer would never say. */
export async function smtpClient(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();

  /** All lines of one answer; its code is in front of each. */
  async function answer(): Promise<string[]> {
    const said: string[] = [];
    for (;;) {
      const { value } = await lines.next();
      said.push(String(value));
      if (!/^\d{3}-/.test(said.at(-1)!)) return said;
    }
  }

  const greeting = await answer();
  const say = async (line: string) => {
    socket.write(`${line}\r\n`);
    return (await answer()).join('\n');
  };
  return {
    greeting: greeting.join('\n'),
    say,
    codeOf: async (line: string) => Number((await say(line)).slice(0, 3)),
    /** Says hello, who sends and who receives, and is asked for the message. */
    async offer(from: string, ...to: string[]) {
      for (const line of ['EHLO test', `MAIL FROM:<${from}>`, ...to.map((one) => `RCPT TO:<${one}>`), 'DATA'])
        await say(line);
    },
    send: (raw: string | Buffer) => socket.write(raw),
    async hangUp() {
      socket.destroy();
      if (!socket.closed) await once(socket, 'close');
    },
  };
}
