import { notSupported } from '../protocol/amqp-error.js';
import { protocolName } from '../protocol/codec.js';
import type { Channel, Handlers } from './channel.js';
import { consumeMethods } from './consume-methods.js';
import { exchangeMethods } from './exchange-methods.js';
import { queueMethods } from './queue-methods.js';

const publishMethods = {
  ConfirmSelect(channel) {
    channel.isConfirming = true;
    channel.send('ConfirmSelectOk', {});
  },

  BasicPublish: (channel, fields) => channel.content.begin(fields),
} satisfies Handlers;

const handlers = { ...exchangeMethods, ...queueMethods, ...consumeMethods, ...publishMethods } as Record<
  string,
  ((channel: Channel, fields: object) => void) | undefined
>;

/** Flags that no client of ours sets, refused wherever they appear. */
const UNSUPPORTED_FLAGS = {
  nowait: 'no-wait',
  internal: 'internal',
  ifUnused: 'if-unused',
  ifEmpty: 'if-empty',
  multiple: 'multiple',
  global: 'global',
  noLocal: 'no-local',
  immediate: 'immediate',
};

export function handleMethod(channel: Channel, name: string, fields: Record<string, unknown>) {
  const handler = handlers[name];
  if (!handler) throw notSupported(protocolName(name));
  const flag = Object.entries(UNSUPPORTED_FLAGS).find(([field]) => fields[field] === true);
  if (flag) throw notSupported(`${protocolName(name)} with ${flag[1]}`);
  handler(channel, fields);
}
