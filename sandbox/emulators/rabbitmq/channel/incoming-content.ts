import type { Message } from '../broker/message.js';
import { AmqpError, notSupported } from '../protocol/amqp-error.js';
import { bodySizeOf, decodeHeader, type Properties } from '../protocol/codec.js';
import type { Methods } from '../protocol/methods.js';

type Publish = Methods['BasicPublish'];
type Published = { message: Message; mandatory: boolean };

const MAX_BODY_SIZE = 128 * 1024 * 1024;

/** Puts together a published message from its method, header and body frames. */
export function createIncomingContent() {
  let publish: Publish | undefined;
  let header: Buffer | undefined;
  let missing = 0;
  let parts: Buffer[] = [];

  function complete(): Published | undefined {
    if (!publish || !header || missing > 0) return undefined;
    const { exchange, routingKey, mandatory } = publish;
    const properties = decodeHeader(header);
    refuseUnsupported(properties);
    const message = { exchange, routingKey, properties, body: Buffer.concat(parts) };
    publish = header = undefined;
    parts = [];
    return { message, mandatory };
  }

  return {
    get isOpen() {
      return publish !== undefined;
    },
    begin(fields: Publish) {
      publish = fields;
    },
    header(payload: Buffer): Published | undefined {
      if (!publish || header) throw new AmqpError(505, 'expected a method frame, got a content header');
      missing = bodySizeOf(payload);
      if (missing > MAX_BODY_SIZE) {
        throw new AmqpError(406, `message size ${missing} is larger than configured max size ${MAX_BODY_SIZE}`);
      }
      header = Buffer.from(payload);
      return complete();
    },
    body(payload: Buffer): Published | undefined {
      if (!header) throw new AmqpError(505, 'expected a content header, got a content body');
      missing -= payload.length;
      if (missing < 0) throw new AmqpError(501, 'more content than the header announced');
      parts.push(payload);
      return complete();
    },
  };
}

/** Properties and headers that a broker acts upon; the others are the clients' own. */
function refuseUnsupported({ expiration, userId, headers }: Properties) {
  if (expiration !== undefined) throw notSupported('the property expiration');
  if (userId !== undefined) throw notSupported('the property user-id');
  const header = ['CC', 'BCC', 'x-death'].find((name) => headers?.[name] !== undefined);
  if (header) throw notSupported(`the header ${header}`);
}
