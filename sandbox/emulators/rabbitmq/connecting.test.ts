import { connect as connectSocket, type Socket } from 'node:net';
import { connect } from 'amqplib';
import { encodeMethod, heartbeatFrame } from './protocol/codec.js';
import { type BrokerUnderTest, startBrokerUnderTest, until } from './testing/broker-under-test.js';

let broker: BrokerUnderTest;
beforeAll(async () => {
  broker = await startBrokerUnderTest();
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

function openSocket(): Socket {
  const { hostname, port } = new URL(broker.url);
  const socket = connectSocket(Number(port), hostname);
  // RabbitMQ closes with a reset.
  socket.on('error', () => {});
  return socket;
}

const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve));

/** A connection with a heartbeat of one second, below the client's surface. */
function openRawConnection(): Socket {
  const socket = openSocket();
  const response = Buffer.from('\0guest\0guest');
  socket.write(Buffer.from('AMQP\0\0\x09\x01', 'latin1'));
  socket.write(encodeMethod('ConnectionStartOk', 0, { clientProperties: {}, mechanism: 'PLAIN', response }));
  socket.write(encodeMethod('ConnectionTuneOk', 0, { channelMax: 10, frameMax: 131072, heartbeat: 1 }));
  socket.write(encodeMethod('ConnectionOpen', 0, { virtualHost: '/' }));
  return socket;
}

test('answers another protocol with its own header and closes the connection', async () => {
  const socket = openSocket();
  const answer: Buffer[] = [];
  socket.on('data', (chunk) => answer.push(chunk));
  socket.write('GET / HTTP/1.1\r\n\r\n');
  await closed(socket);
  expect(Buffer.concat(answer)).toEqual(Buffer.from('AMQP\0\0\x09\x01', 'latin1'));
});

test('drops what arrives after connection.close', async () => {
  const socket = openRawConnection();
  const answer: Buffer[] = [];
  socket.on('data', (chunk) => answer.push(chunk));
  const reason = { replyCode: 200, replyText: 'done', classId: 0, methodId: 0 };
  const late = encodeMethod('QueuePurge', 7, { queue: 'nowhere' });
  socket.write(Buffer.concat([encodeMethod('ConnectionClose', 0, reason), late, late]));
  await closed(socket);
  const bytes = Buffer.concat(answer);
  expect(bytes.includes(encodeMethod('ConnectionCloseOk', 0, {}))).toBe(true);
  // No connection.close (class 10, method 50) follows for the method on a channel that was never opened.
  expect(bytes.includes(Buffer.from([0, 10, 0, 50]))).toBe(false);
});

test('sends two heartbeats an interval, keeps a client that sends them and drops a silent one', async () => {
  // This process may stand still for two seconds and be silent itself: then it is tried again.
  await until(async () => {
    const idle = await broker.newConnection(`${broker.url}?heartbeat=1`);
    const silent = openRawConnection();
    let heartbeats = 0;
    silent.on(
      'data',
      (chunk) => (heartbeats += chunk.toString('hex').split(heartbeatFrame.toString('hex')).length - 1),
    );
    const start = Date.now();
    await closed(silent);
    const halfSeconds = Math.floor((Date.now() - start) / 500);
    if (heartbeats < halfSeconds - 2) return false;
    return idle.createChannel().then(
      () => true,
      () => false,
    );
  });
});

test('closes the connection when a consumer tag is used twice on a channel', async () => {
  const connection = await broker.newConnection();
  const closed = new Promise<Error>((resolve) => connection.on('error', resolve));
  const channel = await broker.newChannel(connection);
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.consume(queue, () => {}, { consumerTag: 'mine' });
  await expect(channel.consume(queue, () => {}, { consumerTag: 'mine' })).rejects.toThrow();
  expect((await closed).message).toContain(
    '530 (NOT-ALLOWED) with message "NOT_ALLOWED - attempt to reuse consumer tag \'mine\'"',
  );
});
