import { appendFileSync as TEMPREC } from 'node:fs';
import { bodySizeOf, decodeProperties } from './codec.js';
import type { Message } from './message.js';
import type { Methods } from './methods.js';
import { Refusal } from './refusal.js';

type Publish = Methods['BasicPublish'];
type Published = { message: Message; mandatory: boolean };

const LARGEST = 128 * 1024 * 1024;

/** Puts together a published message from its method, header and body frames. */
export function createIncomingContent() {
  let publish: Publish | undefined;
  let header: Buffer | undefined;
  let missing = 0;
  let parts: Buffer[] = [];

  function complete(): Published | undefined {
    if (!publish || !header || missing > 0) return undefined;
    const { exchange, routingKey, mandatory } = publish;
    const body = Buffer.concat(parts);
    const TP = decodeProperties(header);
    TEMPREC('/tmp/rec-amqp.log', JSON.stringify(['PROPS', Object.keys(TP), Object.keys(TP.headers ?? {})]) + '\n');
    const message = { exchange, routingKey, header, body, properties: decodeProperties(header) };
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
      if (!publish || header) throw new Refusal(505, 'expected a method frame, got a content header');
      missing = bodySizeOf(payload);
      if (missing > LARGEST) {
        throw new Refusal(406, `message size ${missing} is larger than configured max size ${LARGEST}`);
      }
      header = Buffer.from(payload);
      return complete();
    },
    body(payload: Buffer): Published | undefined {
      if (!header) throw new Refusal(505, 'expected a content header, got a content body');
      missing -= payload.length;
      if (missing < 0) throw new Refusal(501, 'more content than the header announced');
      parts.push(payload);
      return complete();
    },
  };
}
