import type { useEventStream } from '@wayhouse/web-kit/use-event-stream';
import { pollingSeconds } from './polling-seconds.js';

/**
 * The `refetchInterval` (milliseconds) of a query that an event stream keeps up to date: polling only while the stream
 * is not live.
 */
export const pollingInterval = (connection: ReturnType<typeof useEventStream>): number | false =>
  connection === 'live' ? false : pollingSeconds * 1000;
