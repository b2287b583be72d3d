import type { AddressInfo } from 'node:net';
import express from 'express';

// The least that sends the bytes it is told: Express, one route.
process.once('message', ({ body, headers }: { body: Uint8Array; headers: Record<string, string> }) => {
  const app = express();
  const bytes = Buffer.from(body);
  const said = Object.entries(headers).filter(([, value]) => value);
  app.get('/api/rooms', (_request, response) => void response.set(Object.fromEntries(said)).send(bytes));
  const server = app.listen(0, () => process.send?.((server.address() as AddressInfo).port));
});
