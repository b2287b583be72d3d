import { once } from 'node:events';
import { createServer } from 'node:http';
import { captureResponse, type CapturedResponse, lifetimes } from './capture-response.js';

/** What is captured of a response of so many bytes, and whether each part of it was to be followed at once, whoever reads it. */
async function capture(bytes: number, maxBytes: number) {
  let capturing: Promise<CapturedResponse | undefined> | undefined;
  const followed: boolean[] = [];
  const server = createServer((_request, response) => {
    capturing = captureResponse(response, { lifetime: lifetimes.immutable, maxBytes });
    response.setHeader('cache-control', 'max-age=60, immutable');
    for (let sent = 0; sent < bytes; sent += 100_000) followed.push(response.write(Buffer.alloc(100_000)));
    response.end();
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer();
  const captured = await capturing;
  server.close();
  return { size: captured?.body.length, followed };
}

test('a response is captured whole, and read at full speed', async () => {
  const { size, followed } = await capture(500_000, 500_000);
  expect([size, new Set(followed)]).toEqual([500_000, new Set([true])]);
});

test('one that is larger is neither captured nor read faster than the visitor takes it', async () => {
  const { size, followed } = await capture(500_000, 150_000);
  expect(size).toBeUndefined();
  expect(followed.slice(0, 1)).toEqual([true]);
  expect(followed.slice(1)).toEqual([false, false, false, false]);
});
