import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { limits } from '@wayhouse/domain';
import { type OutboundRules, PrivateAddressError, publicLookup } from '@wayhouse/service-kit';
import { CalendarError } from '../calendar-error.js';
import { calendarUrl } from './calendar-url.js';

/** For all redirects together; less than the gateway waits for a response. */
const timeoutMs = 7_000;
const mostRedirects = 3;

export type FetchCalendar = (address: string) => Promise<string>;

/** Reads a calendar at another site. Each address on the way to it is checked. Throws a `CalendarError`. */
export const fetchCalendarBy =
  (rules: OutboundRules): FetchCalendar =>
  async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await follow(address, rules, signal);
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      if (error instanceof PrivateAddressError) throw new CalendarError('address-refused');
      throw new CalendarError(signal.aborted ? 'timed-out' : 'unreachable');
    }
  };

async function follow(address: string, rules: OutboundRules, signal: AbortSignal): Promise<string> {
  let url = calendarUrl(address, rules);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (!url) throw new CalendarError('address-refused');
    const response = await request(url, rules, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readText(response);
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location) throw new CalendarError('refused-by-site');
    url = calendarUrl(resolved(headers.location, url), rules);
  }
  throw new CalendarError('refused-by-site');
}

const resolved = (location: string, base: URL): string =>
  URL.canParse(location, base.href) ? new URL(location, base).href : '';

async function request(url: URL, { allowsLocal }: OutboundRules, signal: AbortSignal): Promise<IncomingMessage> {
  const sent = (url.protocol === 'https:' ? https : http).request(url, {
    signal,
    agent: false,
    headers: { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Wayhouse-Calendar-Import' },
    ...(!allowsLocal && { lookup: publicLookup() }),
  });
  // Also what fails once the response has begun, which reading it reports.
  sent.on('error', () => undefined).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

async function readText(response: IncomingMessage): Promise<string> {
  if (![undefined, 'identity'].includes(response.headers['content-encoding']))
    throw new CalendarError('not-a-calendar');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > limits.calendarBytes) throw new CalendarError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
