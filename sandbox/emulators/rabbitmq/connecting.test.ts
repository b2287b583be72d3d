import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { connect } from 'amqplib';
import { type BrokerUnderTest, until, useBroker } from './broker-under-test.js';
import { encodeMethod } from './codec.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await useBroker();
});
afterAll(() => broker.stop());

const urlWith = (change: (url: URL) => void) => {
  const url = new URL(broker.url);
  change(url);
  return url.href;
};

test('refuses a wrong password and an unknown user alike', async () => {
  const refusal = /403 \(ACCESS-REFUSED\) with message "ACCESS_REFUSED - Login was refused using .* PLAIN/;
  await expect(connect(urlWith((url) => (url.password = 'wrong')))).rejects.toThrow(refusal);
  await expect(connect(urlWith((url) => (url.username = 'nobody')))).rejects.toThrow(refusal);
});

test('refuses a virtual host that does not exist', async () => {
  await expect(connect(urlWith((url) => (url.pathname = '/elsewhere')))).rejects.toThrow(/ConnectionClose/);
});

test('answers another protocol with the one it speaks, and hangs up', async () => {
  const { hostname, port } = new URL(broker.url);
  const socket = connectSocket(Number(port), hostname);
  const answer: Buffer[] = [];
  socket.on('data', (chunk) => answer.push(chunk));
  // RabbitMQ hangs up with a reset; what it said before counts.
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\n\r\n');
  await new Promise((resolve) => socket.on('close', resolve));
  expect(Buffer.concat(answer)).toEqual(Buffer.from('AMQP\0\0\x09\x01', 'latin1'));
});

test('keeps a client that only sends heartbeats, and drops one that falls silent', async () => {
  // A client that stands still for two seconds is silent itself: then it is tried again.
  await until(async () => {
    const idle = await broker.newConnection(`${broker.url}?heartbeat=1`);
    const silent = await silentClient();
    await new Promise((resolve) => silent.on('close', resolve));
    return idle.createChannel().then(
      () => true,
      () => false,
    );
  });
});

/** Says what it must to open a connection with a heartbeat of one second, and then nothing more. */
async function silentClient() {
  const { hostname, port } = new URL(broker.url);
  const socket = connectSocket(Number(port), hostname);
  socket.on('error', () => {});
  const response = Buffer.from('\0guest\0guest');
  socket.write(Buffer.from('AMQP\0\0\x09\x01', 'latin1'));
  socket.write(encodeMethod('ConnectionStartOk', 0, { clientProperties: {}, mechanism: 'PLAIN', response }));
  socket.write(encodeMethod('ConnectionTuneOk', 0, { channelMax: 10, frameMax: 131072, heartbeat: 1 }));
  socket.write(encodeMethod('ConnectionOpen', 0, { virtualHost: '/' }));
  await once(socket, 'data');
  socket.resume();
  return socket;
}

test('closes the connection, and with it the channels, when a consumer tag is used twice', async () => {
  const connection = await broker.newConnection();
  let reason = '';
  connection.on('error', ({ message }: Error) => (reason = message));
  const channel = await broker.newChannel(connection);
  const queue = await broker.queue();
  await channel.consume(queue, () => {}, { consumerTag: 'mine' });
  await expect(channel.consume(queue, () => {}, { consumerTag: 'mine' })).rejects.toThrow();
  await until(async () => reason);
  expect(reason).toContain('530 (NOT-ALLOWED) with message "NOT_ALLOWED - attempt to reuse consumer tag \'mine\'"');
});
