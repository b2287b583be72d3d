import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@wayhouse/messages/locale';

/** Identifies one request or event in everything that it causes. Messages are in `locale`, by default in English. */
export type RequestContext = { correlationId: string; traceparent?: string; locale?: Locale };

const storage = new AsyncLocalStorage<RequestContext>();

export const inContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The current request's context; work that no request caused gets a fresh correlation id. */
export const currentContext = (): RequestContext => storage.getStore() ?? { correlationId: randomUUID() };

/** The correlation id of the current request or event; undefined outside of one. */
export const currentCorrelationId = (): string | undefined => storage.getStore()?.correlationId;

/** The locale of the current request or of `inLocale`; undefined outside of both. */
export const currentRequestLocale = (): Locale | undefined => storage.getStore()?.locale;

/** Does work whose result is not for the caller of the current request, if there is one: its messages are in `locale`. */
export const inLocale = <T>(locale: Locale, work: () => T): T => inContext({ ...currentContext(), locale }, work);

/** The current span as a W3C traceparent. Without tracing it is the one that the caller sent, if any. */
export const currentTraceparent = (): string | undefined => storage.getStore()?.traceparent;
