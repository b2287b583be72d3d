import type { AddressInfo } from 'node:net';
import express from 'express';

// A minimal Express app that sends the bytes it was given.
process.once(
  'message',
  ({ path, body, headers }: { path: string; body: Uint8Array; headers: Record<string, string> }) => {
    const app = express();
    const bytes = Buffer.from(body);
    const set = Object.entries(headers).filter(([, value]) => value);
    app.get(path, (_request, response) => void response.set(Object.fromEntries(set)).send(bytes));
    const server = app.listen(0, () => process.send?.((server.address() as AddressInfo).port));
  },
);
