import { randomUUID } from 'node:crypto';
import { type Call, type DataOf, type EventDefinition, fillPath, type InputOf, type SentOf } from '@wayhouse/contracts';
import type { ServiceConfig } from '../config.js';
import { exchangeOf } from '../messaging/topology.js';
import { type Build, type Replace, runService, type ServiceName } from '../run-service.js';
import { assertDocumented } from './assert-documented.js';
import { cleanUp } from './clean-up.js';
import { testKeys, tokenOf } from './sign-token.js';

export { bookingFacts } from './booking-facts.js';
export { cleanUp } from './clean-up.js';
export { eventually } from './eventually.js';
export { recordSpans, type Recorded } from './record-spans.js';
export { testKeys, tokenOf } from './sign-token.js';

/** What a test reads of any answer. */
export type Heard = {
  status: number;
  body: Record<string, unknown> & { message?: string; code?: string; field?: string };
};

/**
 * Runs a whole service in this process on a database and a namespace of its own, with the servers the test run named in
 * MONGO_URL and AMQP_URL. Profiles are made up from the user id.
 */
export async function testService(name: ServiceName, build: Build, replace: Replace = {}) {
  const config = testConfig(name);
  const profileOf = (id: string) =>
    Promise.resolve({ id, name: `Name of ${id}`, email: `${id}@example.test`, image: `/avatars/${id}.svg` });
  const service = await runService(name, config, build, { profileOf, retryDelays: [20, 20], ...replace });

  return {
    ...service,
    config,
    /** Makes a call as `as`, or as a visitor. */
    async call<C extends Call>(call: C, input: InputOf<C>, { as }: { as?: string } = {}): Promise<Heard> {
      const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
      const headers: Record<string, string> = as ? { authorization: `Bearer ${tokenOf(as)}` } : {};
      const get = call.method === 'GET';
      const query = get ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
      if (!get) headers['content-type'] = 'application/json';
      const sent = { method: call.method, headers, body: get ? undefined : JSON.stringify(rest) };
      const response = await fetch(`${service.url}${path}${query}`, sent);
      return heardFrom(call, response);
    },
    /** Publishes an event as another service would; an `id` of your own lets it be sent twice. */
    async tell<E extends EventDefinition>(event: E, data: SentOf<E>, id: string = randomUUID()): Promise<void> {
      const channel = await service.broker.connection()!.createConfirmChannel();
      const said = { id, type: event.type, occurredAt: new Date().toISOString(), correlationId: `test-${id}`, data };
      const exchange = exchangeOf(config.AMQP_NAMESPACE);
      channel.publish(exchange, event.type, Buffer.from(JSON.stringify(said)), { messageId: id });
      await channel.waitForConfirms();
      await channel.close();
    },
    /** The events of this type the service has committed, oldest first. */
    async told<E extends EventDefinition>(event: E): Promise<DataOf<E>[]> {
      const rows = await service.db.collection('outbox').find({ type: event.type }).sort({ occurredAt: 1 }).toArray();
      return rows.map((row) => row.data as DataOf<E>);
    },
    async stop() {
      await service.stop();
      await cleanUp(config);
    },
  };
}

/** What came as an answer to a call. One that its documentation does not know fails the test that asked. */
export async function heardFrom(call: Call, response: Response): Promise<Heard> {
  const heard = { status: response.status, body: (await response.json()) as Heard['body'] };
  assertDocumented(call, heard);
  return heard;
}

export function testConfig(name: string): ServiceConfig {
  const { MONGO_URL, AMQP_URL, TEST_LOG_LEVEL } = process.env;
  if (!MONGO_URL || !AMQP_URL) throw new Error('The test run must name MONGO_URL and AMQP_URL.');
  const unique = `${name}-${randomUUID().slice(0, 8)}`;
  const servers = { MONGO_URL, MONGO_DATABASE: unique, AMQP_URL, AMQP_NAMESPACE: unique };
  return { PORT: 0, HOST: '127.0.0.1', LOG_LEVEL: logLevel(TEST_LOG_LEVEL), CURRENCY: 'USD', ...servers, ...testKeys };
}

/** Tests are silent unless somebody looks for a reason. */
const logLevel = (wanted: string | undefined): ServiceConfig['LOG_LEVEL'] => (wanted === 'info' ? 'info' : 'silent');
