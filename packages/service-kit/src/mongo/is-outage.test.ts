import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { isOutage } from './is-outage.js';

const { MongoBulkWriteError, MongoClient, MongoNetworkError, MongoServerError } = mongoose.mongo;

test('a database that nobody answers for is out', async () => {
  const client = new MongoClient('mongodb://127.0.0.1:9/?directConnection=true', { serverSelectionTimeoutMS: 200 });
  const failed = await client.connect().catch((error: unknown) => error);
  expect(isOutage(failed)).toBe(true);
});

test('so is one whose connection is cut off in the middle', async () => {
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

test('and one that is cut off while it writes several documents', () => {
  const cut = new MongoNetworkError('connection 7 closed');
  expect(isOutage(new MongoBulkWriteError(cut as never, {} as never))).toBe(true);
});

test('a database that says no is there', () => {
  const taken = new MongoServerError({ message: 'E11000 duplicate key error', code: 11000 });
  expect([isOutage(taken), isOutage(new Error('a bug')), isOutage(undefined)]).toEqual([false, false, false]);
});
