import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { isOutage } from './is-outage.js';

const { MongoBulkWriteError, MongoClient, MongoNetworkError, MongoServerError } = mongoose.mongo;

test('a server that cannot be reached is an outage', async () => {
  const client = new MongoClient('mongodb://127.0.0.1:9/?directConnection=true', { serverSelectionTimeoutMS: 200 });
  const failed = await client.connect().catch((error: unknown) => error);
  expect(isOutage(failed)).toBe(true);
});

test('a connection that breaks off is an outage', async () => {
  const open: Socket[] = [];
  const server = createServer((socket) => void open.push(socket.on('data', () => socket.destroy())));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`;
  const failed = await new MongoClient(address, { serverSelectionTimeoutMS: 200 })
    .connect()
    .catch((error: unknown) => error);
  expect(isOutage(failed)).toBe(true);
  await new Promise((closed) => server.close(closed));
});

test('a bulk write that breaks off is an outage', () => {
  const cut = new MongoNetworkError('connection 7 closed');
  expect(isOutage(new MongoBulkWriteError(cut as never, {} as never))).toBe(true);
});

test('an error from the server is no outage', () => {
  const taken = new MongoServerError({ message: 'E11000 duplicate key error', code: 11000 });
  expect([isOutage(taken), isOutage(new Error('a bug')), isOutage(undefined)]).toEqual([false, false, false]);
});
