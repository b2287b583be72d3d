import type { Socket } from 'node:net';
import type { Broker } from './broker.js';
import { type Channel, createChannel, type Link } from './channel.js';
import { decodeMethod, encodeMethod, frameTypes } from './codec.js';
import { createFrameStream } from './frame-stream.js';
import { handleMethod } from './handlers.js';
import { authenticate, checkTuned, checkVirtualHost, greeting, isToldOfCancel, OFFERED } from './handshake.js';
import type { Journal } from './journal.js';
import type { Methods } from './methods.js';
import { Refusal } from './refusal.js';
import type { Turn } from './turn.js';

type Given = { broker: Broker; turn: Turn; journal: () => Journal };
type Method = { id: number; name: string; fields: Record<string, unknown> };
type Stage = 'start' | 'tune' | 'open' | 'running' | 'closing';

export type Connection = ReturnType<typeof acceptConnection>;

export function acceptConnection(socket: Socket, { broker, turn, journal }: Given) {
  const channels = new Map<number, Channel>();
  /** Closed by us and not yet answered; what still arrives on them is dropped. */
  const closing = new Set<number>();
  let stage: Stage = 'start';
  let frameMax = OFFERED.frameMax;

  const stream = createFrameStream(socket, turn, {
    opened: () => send('ConnectionStart', greeting),
    frame: (frame) => {
      if (frame.channel === 0) onConnectionFrame(frame.payload);
      else onChannelFrame(frame);
    },
    broken: (error) => refuse(error),
  });

  const link: Link = {
    owner: {},
    user: '',
    toldOfCancel: false,
    send: stream.send,
    atEndOfTurn: turn.atEnd,
    maxBody: () => frameMax - 8,
  };

  const send = <Name extends keyof Methods>(name: Name, fields: Methods[Name], channel = 0) =>
    stream.send(encodeMethod(name, channel, fields));

  function onConnectionFrame(payload: Buffer) {
    const { name, fields } = decodeMethod(payload);
    if (name === 'ConnectionClose') {
      release();
      send('ConnectionCloseOk', {});
      return stream.end();
    }
    if (name === 'ConnectionCloseOk') return stream.end();
    if (stage === 'closing') return;
    if (stage === 'start' && name === 'ConnectionStartOk') {
      const startOk = fields as Methods['ConnectionStartOk'];
      link.user = authenticate(startOk);
      link.toldOfCancel = isToldOfCancel(startOk);
      stage = 'tune';
      return send('ConnectionTune', OFFERED);
    }
    if (stage === 'tune' && name === 'ConnectionTuneOk') {
      const tuned = checkTuned(fields as Methods['ConnectionTuneOk']);
      frameMax = tuned.frameMax;
      stream.beat(tuned.heartbeat);
      stage = 'open';
      return;
    }
    if (stage === 'open' && name === 'ConnectionOpen') {
      checkVirtualHost(fields as Methods['ConnectionOpen']);
      stage = 'running';
      return send('ConnectionOpenOk', {});
    }
    throw new Refusal(503, `${name} was not expected`);
  }

  function onChannelFrame({ type, channel: number, payload }: { type: number; channel: number; payload: Buffer }) {
    if (stage === 'closing') return;
    if (stage !== 'running') throw new Refusal(503, 'the connection is not open yet');
    const method = type === frameTypes.method ? decodeMethod(payload) : undefined;
    if (closing.has(number)) return onClosingChannel(number, method);
    if (method?.name === 'ChannelOpen') return openChannel(number);
    const channel = channels.get(number);
    if (!channel) throw new Refusal(504, "expected 'channel.open'");
    try {
      if (method) onMethod(number, channel, method);
      else if (type === frameTypes.header) channel.onHeader(payload);
      else channel.onBody(payload);
    } catch (error) {
      if (!(error instanceof Refusal) || error.endsConnection) return refuse(error, method?.id);
      closeChannel(number, channel);
      closing.add(number);
      send('ChannelClose', { replyCode: error.code, replyText: fitting(error), ...splitId(method?.id) }, number);
    }
  }

  function openChannel(number: number) {
    if (channels.has(number)) throw new Refusal(504, "second 'channel.open' seen");
    if (number > OFFERED.channelMax) throw new Refusal(530, `number of channels opened (${number}) is too high`);
    channels.set(number, createChannel(number, link, broker, journal));
    send('ChannelOpenOk', {}, number);
  }

  function onMethod(number: number, channel: Channel, { name, fields }: Method) {
    if (channel.content.isOpen) throw new Refusal(505, `expected content, got ${name}`);
    if (name !== 'ChannelClose') return handleMethod(channel, name, fields);
    closeChannel(number, channel);
    send('ChannelCloseOk', {}, number);
  }

  function onClosingChannel(number: number, method: Method | undefined) {
    if (method?.name === 'ChannelClose') send('ChannelCloseOk', {}, number);
    if (method?.name === 'ChannelCloseOk') closing.delete(number);
  }

  function closeChannel(number: number, channel: Channel) {
    channels.delete(number);
    channel.close();
  }

  /** Ends the connection, saying why. What is no refusal is a mistake in here, and is said to be one. */
  function refuse(error: unknown, id?: number) {
    const refusal = error instanceof Refusal ? error : new Refusal(541, (error as Error).message);
    if (stage === 'closing') return;
    stage = 'closing';
    release();
    send('ConnectionClose', { replyCode: refusal.code, replyText: fitting(refusal), ...splitId(id) });
  }

  function release() {
    for (const [number, channel] of channels) closeChannel(number, channel);
    broker.disconnected(link.owner);
  }

  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    stream.stop();
    release();
  });

  return {
    /** Tells the client that the broker is going, as RabbitMQ does. */
    shutDown(reason = "broker forced connection closure with reason 'shutdown'") {
      refuse(new Refusal(320, reason));
      stream.end();
    },
    fail: (error: Error) => {
      refuse(new Refusal(541, error.message));
      stream.end();
    },
    destroy: () => socket.destroy(),
  };
}

const splitId = (id = 0) => ({ classId: id >>> 16, methodId: id & 0xffff });

/** Reply texts are short strings: at most 255 bytes. */
const fitting = ({ message }: Refusal) => {
  const bytes = Buffer.from(message);
  return bytes.length <= 255 ? message : `${bytes.toString('utf8', 0, 252)}...`;
};
