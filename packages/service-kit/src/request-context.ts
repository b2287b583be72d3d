import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@wayhouse/messages/locale';

/** Identifies one request or event in everything that it causes. `locale` is the one that a request is answered in. */
export type RequestContext = { correlationId: string; traceparent?: string; locale?: Locale };

const storage = new AsyncLocalStorage<RequestContext>();

export const inContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The current request's context; work that no request caused gets a fresh correlation id. */
export const currentContext = (): RequestContext => storage.getStore() ?? { correlationId: randomUUID() };

/** The correlation id of the current request or event; undefined outside of one. */
export const currentCorrelationId = (): string | undefined => storage.getStore()?.correlationId;

/** The locale of the current request; undefined outside of one. */
export const currentRequestLocale = (): Locale | undefined => storage.getStore()?.locale;

/** Does work of a request whose result is for somebody else than its caller: messages are in English. */
export const inDefaultLocale = <T>(work: () => T): T => inContext({ ...currentContext(), locale: undefined }, work);

/** The current span as a W3C traceparent. Without tracing it is the one that the caller sent, if any. */
export const currentTraceparent = (): string | undefined => storage.getStore()?.traceparent;
