import { startControl } from './control-server.js';

async function control() {
  const done: string[] = [];
  const note = (what: string) => (name: string) => {
    if (name === 'unknown') return Promise.reject(new Error('There is no part "unknown".'));
    done.push(`${what} ${name}`);
    return Promise.resolve();
  };
  const parts = { list: () => [{ name: 'amqp', pid: 7, port: 5672 }], stop: note('stop'), startAgain: note('start') };
  const { url, token } = await startControl(parts);
  const ask = async (method: string, path: string, key = token) => {
    const response = await fetch(url + path, { method, headers: { authorization: `Bearer ${key}` } });
    return { status: response.status, body: (await response.json()) as { parts?: unknown[]; message?: string } };
  };
  return { ask, done };
}

test('stops, starts and restarts a part', async () => {
  const { ask, done } = await control();
  for (const command of ['stop', 'start', 'restart']) expect((await ask('POST', `/${command}/amqp`)).status).toBe(200);
  expect(done).toEqual(['stop amqp', 'start amqp', 'stop amqp', 'start amqp']);
  expect((await ask('GET', '/list')).body.parts).toHaveLength(1);
});

test('refuses a wrong token', async () => {
  const { ask, done } = await control();
  expect((await ask('POST', '/stop/amqp', 'guess')).status).toBe(401);
  expect(done).toEqual([]);
});

test('answers an error for an unknown part or command', async () => {
  const { ask } = await control();
  expect(await ask('POST', '/stop/unknown')).toEqual({ status: 409, body: { message: 'There is no part "unknown".' } });
  expect((await ask('POST', '/constructor/amqp')).status).toBe(404);
});
