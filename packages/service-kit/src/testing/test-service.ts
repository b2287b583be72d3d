import { randomUUID } from 'node:crypto';
import { type Call, type EventData, type EventDefinition, fillPath, type CallInput } from '@wayhouse/contracts';
import type { ServiceConfig } from '../config.js';
import { exchangeName } from '../messaging/topology.js';
import { type Compose, type Overrides, startService, type ServiceName } from '../start-service.js';
import { assertDocumented } from './assert-documented.js';
import { cleanUp } from './clean-up.js';
import { testKeys, testSite, signToken } from './sign-token.js';
import type { TestResponse } from './test-response.js';

export { bookingFacts } from './booking-facts.js';
export { cleanUp } from './clean-up.js';
export { eventually } from './eventually.js';
export { recordLog } from './record-log.js';
export { recordSpans, type RecordedSpan } from './record-spans.js';
export { testKeys, signToken } from './sign-token.js';
export { signWebhook, webhookSecret } from './sign-webhook.js';
export type { TestResponse } from './test-response.js';

/**
 * Runs a whole service in this process, with a database and a queue namespace of its own on the servers of MONGO_URL and
 * AMQP_URL. Profiles are made up from the user id.
 */
export async function testService(name: ServiceName, compose: Compose, overrides: Overrides = {}) {
  const config = testConfig(name);
  const findProfile = (id: string) =>
    Promise.resolve({ id, name: `Name of ${id}`, email: `${id}@example.test`, image: `/avatars/${id}.svg` });
  const clerkAccounts = {
    find: async (id: string) => ({ ...(await findProfile(id)), addresses: [`${id}@example.test`] }),
    findByAddress: (address: string) => clerkAccounts.find(address.split('@')[0]!),
    delete: () => Promise.resolve(),
  };
  const made = { findProfile, clerkAccounts, retryDelays: [20, 20] };
  const service = await startService(name, config, compose, { ...made, ...overrides });

  return {
    ...service,
    config,
    /** Calls the API as the user `as`, or signed out. */
    async call<C extends Call>(
      call: C,
      input: CallInput<C>,
      { as, locale }: { as?: string; locale?: string } = {},
    ): Promise<TestResponse> {
      const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
      const headers: Record<string, string> = as ? { authorization: `Bearer ${signToken(as)}` } : {};
      const isGet = call.method === 'GET';
      const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
      if (!isGet) headers['content-type'] = 'application/json';
      if (locale) headers['accept-language'] = locale;
      const init = { method: call.method, headers, body: isGet ? undefined : JSON.stringify(rest) };
      const response = await fetch(`${service.url}${path}${query}`, init);
      return readResponse(call, response);
    },
    /** Publishes an event as another service would. The same `id` twice makes a duplicate. */
    async publish<E extends EventDefinition>(
      event: E,
      data: EventData<E>,
      id: string = randomUUID(),
      occurredAt = new Date(),
    ): Promise<void> {
      const channel = await service.broker.connection()!.createConfirmChannel();
      const envelope = {
        id,
        type: event.type,
        occurredAt: occurredAt.toISOString(),
        correlationId: `test-${id}`,
        data,
      };
      const exchange = exchangeName(config.AMQP_NAMESPACE);
      channel.publish(exchange, event.type, Buffer.from(JSON.stringify(envelope)), { messageId: id });
      await channel.waitForConfirms();
      await channel.close();
    },
    /** The events of this type that the service has committed, oldest first. */
    async publishedEvents<E extends EventDefinition>(event: E): Promise<EventData<E>[]> {
      const rows = await service.db.collection('outbox').find({ type: event.type }).sort({ occurredAt: 1 }).toArray();
      return rows.map((row) => row.data as EventData<E>);
    },
    async stop() {
      await service.stop();
      await cleanUp(config);
    },
  };
}

/** Reads the response to a call. Throws if it is not documented. */
export async function readResponse(call: Call, response: Response): Promise<TestResponse> {
  const result = { status: response.status, body: (await response.json()) as TestResponse['body'] };
  assertDocumented(call, result);
  return result;
}

export function testConfig(name: string): ServiceConfig {
  const { MONGO_URL, AMQP_URL, TEST_LOG_LEVEL } = process.env;
  if (!MONGO_URL || !AMQP_URL) throw new Error('The test run must name MONGO_URL and AMQP_URL.');
  const unique = `${name}-${randomUUID().slice(0, 8)}`;
  const servers = {
    MONGO_URL,
    MONGO_DATABASE: unique,
    AMQP_URL,
    AMQP_NAMESPACE: unique,
    AMQP_TOPOLOGY: 'declare' as const,
  };
  const site = { PUBLIC_URL: testSite, CLERK_AUTHORIZED_PARTIES: [], CURRENCY: 'USD' as const };
  const listening = { PORT: 0, HOST: '127.0.0.1', MAX_CONNECTIONS: 0, MAX_REQUESTS_IN_FLIGHT: 0 };
  return { ...listening, LOG_LEVEL: logLevel(TEST_LOG_LEVEL), ...site, ...servers, ...testKeys };
}

/** TEST_LOG_LEVEL=info shows the logs of a failing test. */
const logLevel = (level: string | undefined): ServiceConfig['LOG_LEVEL'] => (level === 'info' ? 'info' : 'silent');
