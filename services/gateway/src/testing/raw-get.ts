import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** A response as it is sent: `fetch` decodes it. */
export async function rawGet(address: string, encoding: string) {
  const asking = get(address, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { headers: response.headers, body };
}
