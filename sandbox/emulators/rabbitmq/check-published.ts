import type { Exchange } from './exchange.js';
import type { Message } from './message.js';
import { notSupported, Refusal } from './refusal.js';

/** What RabbitMQ refuses of a message before it looks for a route, and what is not supported here. */
export function checkPublished({ properties }: Message, to: Exchange | undefined, user: string) {
  if (to?.internal) throw new Refusal(403, `cannot publish to internal exchange '${to.name}' in vhost '/'`);
  const { userId, expiration, headers } = properties;
  if (userId !== undefined && userId !== user) {
    throw new Refusal(406, `user_id property set to '${userId}' but authenticated user was '${user}'`);
  }
  if (expiration !== undefined) {
    if (!/^-?\d+$/.test(expiration)) throw new Refusal(406, `invalid expiration '${expiration}': no_integer`);
    if (Number(expiration) < 0) {
      throw new Refusal(406, `invalid expiration '${expiration}': {value_negative,${expiration}}`);
    }
  }
  const copies = ['CC', 'BCC'].find((name) => headers?.[name] !== undefined);
  if (copies) throw notSupported(`the header ${copies}`);
}
