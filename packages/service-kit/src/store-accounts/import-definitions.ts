import { withoutPassword } from '../url-without-password.js';

/**
 * Gives the broker the definitions over the API of its management plugin. `url` has an administrator’s name and password.
 * https://www.rabbitmq.com/docs/definitions#import
 */
export async function importDefinitions(url: string, definitions: object): Promise<void> {
  const { origin, username, password } = new URL(url);
  const credentials = [username, password].map(decodeURIComponent).join(':');
  const response = await fetch(`${origin}/api/definitions`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(definitions),
    signal: AbortSignal.timeout(60_000),
  }).catch((error: Error): never => {
    const reason = (error.cause as Error | undefined)?.message ?? error.message;
    throw new Error(`RabbitMQ does not answer at ${withoutPassword(url)} (RABBITMQ_API_URL): ${reason}`);
  });
  if (!response.ok)
    throw new Error(
      `RabbitMQ refuses the definitions at ${withoutPassword(url)} (RABBITMQ_API_URL): ${response.status} ${await response.text()}`,
    );
}
