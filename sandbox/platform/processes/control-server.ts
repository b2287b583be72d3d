import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '../../emulators/server/listen.js';
import type { RunningParts } from './running-parts.js';

/** Lets `npm run platform` stop and start single parts. The token is in run.json, which only its owner can read. */
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
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`) return send(401, { message: 'The token is wrong.' });
    const [, command = '', name = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
    if (request.method === 'GET' && command === 'list') return send(200, { parts: parts.list() });
    const run = request.method === 'POST' && Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) return send(404, { message: 'The commands are list, stop, start and restart.' });
    return void run(name).then(
      () => send(200, { parts: parts.list() }),
      (error: Error) => send(409, { message: error.message }),
    );
  });
  server.unref();
  return { url: `http://127.0.0.1:${await listen(server, 'control server', 0, '127.0.0.1')}`, token };
}
