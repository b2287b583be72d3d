import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What follows one request or event through everything that it causes. */
export type RequestContext = { correlationId: string; traceparent?: string };

const storage = new AsyncLocalStorage<RequestContext>();

export const inContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The current request's context; work that no request caused gets a fresh correlation id. */
export const currentContext = (): RequestContext => storage.getStore() ?? { correlationId: randomUUID() };

/** For log lines: the id only where a request or an event is being worked on. */
export const currentCorrelationId = (): string | undefined => storage.getStore()?.correlationId;

/** How others name the span that is under way here; also where nothing is recorded, if the caller named one. */
export const currentTraceparent = (): string | undefined => storage.getStore()?.traceparent;
