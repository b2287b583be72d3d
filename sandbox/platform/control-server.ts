import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningParts } from './running-parts.js';

/** Lets `npm run platform` end and start single parts. Only who can read run.json knows the token. */
export async function startControl(parts: Pick<RunningParts, 'list' | 'stop' | 'startAgain'>) {
  const token = randomBytes(24).toString('hex');
  const commands: Record<string, (name: string) => Promise<void>> = {
    stop: (name) => parts.stop(name),
    start: (name) => parts.startAgain(name),
    async restart(name) {
      await parts.stop(name);
      await parts.startAgain(name);
    },
  };

  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`) return answer(401, { message: 'The token is wrong.' });
    const [, command = '', name = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
    if (request.method === 'GET' && command === 'list') return answer(200, { parts: parts.list() });
    const run = request.method === 'POST' && Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) return answer(404, { message: 'There are: list, stop, start, restart.' });
    return void run(name).then(
      () => answer(200, { parts: parts.list() }),
      (error: Error) => answer(409, { message: error.message }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token };
}
