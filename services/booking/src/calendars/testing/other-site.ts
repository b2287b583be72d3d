import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  hangs?: boolean;
  /** It is sent then. */
  after?: Promise<void>;
  stalls?: boolean;
};

/** Another site with a calendar, whose answer tests change. */
export async function startOtherSite() {
  let answer: Answer = {};
  let requests = 0;
  const server = createServer(async (_request, response) => {
    requests++;
    const { status = 200, headers = { 'content-type': 'text/calendar' }, body = '', ...how } = answer;
    if (how.hangs) return;
    await how.after;
    response.writeHead(status, headers);
    if (how.stalls) response.write(body);
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address: `${origin}/calendar.ics`,
    answers: (next: Answer) => void (answer = next),
    /** Events with these lines. */
    shows: (...events: string[]) => void (answer = { body: aCalendar(...events) }),
    requests: () => requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const aCalendar = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Other//Site//EN',
    ...events.flatMap((event) => ['BEGIN:VEVENT', event, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** An event of whole days. */
export const busy = (from: string, to: string, ...lines: string[]): string =>
  [
    `UID:${from}-${to}@other.example`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    ...lines,
  ].join('\r\n');
