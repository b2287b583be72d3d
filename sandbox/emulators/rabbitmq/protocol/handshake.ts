import { AmqpError, notSupported } from './amqp-error.js';
import type { Methods } from './methods.js';

export const PROTOCOL_HEADER = Buffer.from('AMQP\0\0\x09\x01', 'latin1');
export const OFFERED = { channelMax: 2047, frameMax: 131072, heartbeat: 60 };
export const MAX_PAYLOAD = OFFERED.frameMax - 8;

const MECHANISM = 'PLAIN';
const USER = 'guest';
const PASSWORD = 'guest';

export const connectionStart: Methods['ConnectionStart'] = {
  versionMajor: 0,
  versionMinor: 9,
  serverProperties: {
    product: 'Wayhouse RabbitMQ emulator',
    version: '1.0.0',
    platform: 'Node.js',
    capabilities: {
      publisher_confirms: true,
      'basic.nack': true,
      consumer_cancel_notify: true,
      authentication_failure_close: true,
      per_consumer_qos: true,
    },
  },
  mechanisms: Buffer.from(MECHANISM),
  locales: Buffer.from('en_US'),
};

export function authenticate({ mechanism, response }: Methods['ConnectionStartOk']) {
  const [, user, password] = response.toString('utf8').split('\0');
  if (mechanism === MECHANISM && user === USER && password === PASSWORD) return;
  throw new AmqpError(
    403,
    `Login was refused using authentication mechanism ${mechanism}. For details see the broker logfile.`,
  );
}

export function validateFrameSize({ frameMax }: Methods['ConnectionTuneOk']) {
  if (frameMax !== OFFERED.frameMax) throw notSupported(`a frame size of ${frameMax}`);
}

export function validateVirtualHost({ virtualHost }: Methods['ConnectionOpen']) {
  if (virtualHost !== '/') throw new AmqpError(530, `vhost ${virtualHost} not found`);
}
