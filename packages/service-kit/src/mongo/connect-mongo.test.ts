import net from 'node:net';
import { connectMongo } from './connect-mongo.js';
import { isOutage } from './is-outage.js';
import { transactionRunner } from './transaction.js';

/** A proxy to the database, whose `close` also breaks off what is connected through it. */
async function startProxy() {
  const { hostname, port } = new URL(process.env.MONGO_URL!);
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const upstream = net.connect(Number(port || 27017), hostname);
    for (const each of [socket, upstream]) open.add(each.on('error', () => undefined));
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `mongodb://127.0.0.1:${(server.address() as net.AddressInfo).port}/?directConnection=true&heartbeatFrequencyMS=500`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

test('that the database has gone away since is known as an outage', async () => {
  const proxy = await startProxy();
  const db = await connectMongo(proxy.url, 'gone-away');
  try {
    const gone = new Promise((disconnected) => db.once('disconnected', disconnected));
    proxy.close();
    await gone;
    const inTransaction = transactionRunner(db, () => undefined);
    const work = inTransaction((tx) => db.collection('rows').findOne({}, { session: tx }));
    const failed = await work.catch((error: unknown) => error);
    expect([failed, isOutage(failed)]).toEqual([expect.any(Error), true]);
  } finally {
    await db.destroy();
  }
}, 20_000);
