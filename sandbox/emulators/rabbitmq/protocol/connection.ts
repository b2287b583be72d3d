import type { Socket } from 'node:net';
import type { Broker } from '../broker/broker.js';
import { type Channel, createChannel, type ChannelContext } from '../channel/channel.js';
import { handleMethod } from '../channel/handle-method.js';
import type { Journal } from '../journal/journal.js';
import type { WriteQueue } from '../journal/write-queue.js';
import { AmqpError, notSupported } from './amqp-error.js';
import { decodeMethod, encodeMethod, frameTypes, protocolName } from './codec.js';
import { createFrameStream, type Frame } from './frame-stream.js';
import { authenticate, connectionStart, OFFERED, validateFrameSize, validateVirtualHost } from './handshake.js';
import type { Methods } from './methods.js';

type Server = { broker: Broker; writeQueue: WriteQueue; journal: () => Journal };
type Method = ReturnType<typeof decodeMethod>;
type State = 'start' | 'tune' | 'open' | 'running' | 'closing' | 'closed';

export type Connection = ReturnType<typeof acceptConnection>;

export function acceptConnection(socket: Socket, { broker, writeQueue, journal }: Server) {
  const channels = new Map<number, Channel>();
  /** Closed by the broker and not yet answered; what still arrives on them is dropped. */
  const closingChannels = new Set<number>();
  let state: State = 'start';

  const stream = createFrameStream(socket, writeQueue, {
    onOpen: () => send('ConnectionStart', connectionStart),
    onFrame(frame) {
      if (state === 'closed') return;
      if (frame.channel === 0) onConnectionFrame(frame.payload);
      else onChannelFrame(frame);
    },
    onError: close,
  });

  const context: ChannelContext = {
    owner: {},
    broker,
    journal,
    send: stream.send,
  };

  const send = <Name extends keyof Methods>(name: Name, fields: Methods[Name], channel = 0) =>
    stream.send(encodeMethod(name, channel, fields));

  function onConnectionFrame(payload: Buffer) {
    const { name, fields } = decodeMethod(payload);
    if (name === 'ConnectionClose') {
      release();
      send('ConnectionCloseOk', {});
      return end();
    }
    if (name === 'ConnectionCloseOk') return end();
    if (state === 'closing') return;
    if (state === 'start' && name === 'ConnectionStartOk') {
      authenticate(fields as Methods['ConnectionStartOk']);
      state = 'tune';
      return send('ConnectionTune', OFFERED);
    }
    if (state === 'tune' && name === 'ConnectionTuneOk') {
      const tuned = fields as Methods['ConnectionTuneOk'];
      validateFrameSize(tuned);
      stream.startHeartbeat(tuned.heartbeat);
      state = 'open';
      return;
    }
    if (state === 'open' && name === 'ConnectionOpen') {
      validateVirtualHost(fields as Methods['ConnectionOpen']);
      state = 'running';
      return send('ConnectionOpenOk', {});
    }
    if (state === 'running') throw notSupported(protocolName(name));
    throw new AmqpError(503, `${name} was not expected`);
  }

  function onChannelFrame({ type, channel: number, payload }: Frame) {
    if (state === 'closing') return;
    if (state !== 'running') throw new AmqpError(503, 'the connection is not open yet');
    const method = type === frameTypes.method ? decodeMethod(payload) : undefined;
    if (closingChannels.has(number)) return onClosingChannel(number, method);
    if (method?.name === 'ChannelOpen') return openChannel(number);
    const channel = channels.get(number);
    if (!channel) throw new AmqpError(504, "expected 'channel.open'");
    try {
      if (method) onMethod(number, channel, method);
      else if (type === frameTypes.header) channel.onHeader(payload);
      else channel.onBody(payload);
    } catch (error) {
      if (!(error instanceof AmqpError) || error.closesConnection) return close(error, method?.id);
      closeChannel(number, channel);
      closingChannels.add(number);
      send('ChannelClose', closeFields(error, method?.id), number);
    }
  }

  function openChannel(number: number) {
    if (channels.has(number)) throw new AmqpError(504, "second 'channel.open' seen");
    if (number > OFFERED.channelMax) throw new AmqpError(530, `number of channels opened (${number}) is too high`);
    channels.set(number, createChannel(number, context));
    send('ChannelOpenOk', {}, number);
  }

  function onMethod(number: number, channel: Channel, { name, fields }: Method) {
    if (channel.content.isOpen) throw new AmqpError(505, `expected content, got ${name}`);
    if (name !== 'ChannelClose') return handleMethod(channel, name, fields);
    closeChannel(number, channel);
    send('ChannelCloseOk', {}, number);
  }

  function onClosingChannel(number: number, method: Method | undefined) {
    if (method?.name === 'ChannelClose') send('ChannelCloseOk', {}, number);
    if (method?.name === 'ChannelCloseOk') closingChannels.delete(number);
  }

  function closeChannel(number: number, channel: Channel) {
    channels.delete(number);
    channel.close();
  }

  /** Closes the connection with a reason. What is no AMQP error is a mistake in the emulator. */
  function close(error: unknown, id?: number) {
    if (state === 'closing' || state === 'closed') return;
    state = 'closing';
    release();
    const reason = error instanceof AmqpError ? error : new AmqpError(541, (error as Error).message);
    send('ConnectionClose', closeFields(reason, id));
  }

  function release() {
    for (const [number, channel] of channels) closeChannel(number, channel);
    broker.deleteQueuesOf(context.owner);
  }

  function end() {
    state = 'closed';
    stream.end();
  }

  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    state = 'closed';
    stream.stopHeartbeat();
    release();
  });

  return {
    /** Closes the connection as RabbitMQ does when it stops, or because of an error. */
    shutDown(error: Error = new AmqpError(320, "broker forced connection closure with reason 'shutdown'")) {
      close(error);
      stream.end();
    },
    destroy: () => socket.destroy(),
  };
}

const closeFields = ({ code, replyText }: AmqpError, id = 0): Methods['ConnectionClose'] => ({
  replyCode: code,
  replyText,
  classId: id >>> 16,
  methodId: id & 0xffff,
});
