import mongoose from 'mongoose';
import { type EventData, events } from '@wayhouse/contracts';
import { createLog } from '../../log.js';
import type { Transaction } from '../../mongo/transaction.js';
import { eventRetryDelays } from '../../retry-policy.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { inTurn } from '../../in-turn.js';
import { onEvent } from './on-event.js';
import { type ProcessingDeps, processMessage } from './process-message.js';

const waited: number[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => Promise.resolve(void waited.push(milliseconds)),
}));
beforeEach(() => (waited.length = 0));

const { type } = events.bookingConfirmed;
const message = { id: 'e1', type, occurredAt: '2027-01-05T12:00:00Z', correlationId: 'c', data: bookingFacts() };

/** Processes a message whose attempts fail with these errors, one after the other, until none is left. */
function processFailingWith(errors: Error[]) {
  const remaining = [...errors];
  const fail = () => {
    const error = remaining.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  };
  return processMessage(depsOf(fail), Buffer.from(JSON.stringify(message)));
}
const depsOf = (handle: (data: EventData<typeof events.bookingConfirmed>) => Promise<void>): ProcessingDeps => ({
  consumers: [onEvent(events.bookingConfirmed, handle)],
  inbox: { record: () => Promise.resolve() },
  inTurn: inTurn(),
  inTransaction: (work) => work({} as Transaction),
  log: createLog('test', 'silent'),
  retryDelays: eventRetryDelays,
  signal: new AbortController().signal,
});
const times = (count: number, error: Error) => Array.from({ length: count }, () => error);

test('waits longer before each retry, and dead-letters the message after the last', async () => {
  const result = await processFailingWith(times(99, new Error('not yet')));
  expect(result).toEqual({ result: 'dead-lettered', type, reason: 'not yet', attempts: eventRetryDelays.length + 1 });
  expect(waited).toEqual(eventRetryDelays);
  expect(waited.every((delay, at) => delay > (waited[at - 1] ?? 0))).toBe(true);
});

test('stops retrying after a successful attempt', async () => {
  expect(await processFailingWith(times(2, new Error('not yet')))).toEqual({ result: 'processed', type });
  expect(waited).toEqual(eventRetryDelays.slice(0, 2));
});

test('retries without limit while the database is away', async () => {
  const away = new mongoose.mongo.MongoNetworkError('connection refused');
  expect(await processFailingWith(times(99, away))).toEqual({ result: 'processed', type });
});

test('has all its attempts left after an outage of the database', async () => {
  const away = new mongoose.mongo.MongoNetworkError('connection refused');
  const failures = [...times(50, away), ...times(eventRetryDelays.length, new Error('not yet'))];
  expect(await processFailingWith(failures)).toEqual({ result: 'processed', type });
});

test('events of guests without an account do not wait for each other', async () => {
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  const handled: string[] = [];
  const deps = depsOf(async ({ bookingId }) => {
    handled.push(bookingId);
    if (bookingId === 'first') await isFinished;
  });
  const atDesk = (bookingId: string) => ({
    ...message,
    data: bookingFacts({ bookingId, guest: { id: '', name: 'Mira', email: '' }, bookedBy: 'hotel' }),
  });
  const process = (bookingId: string) => processMessage(deps, Buffer.from(JSON.stringify(atDesk(bookingId))));
  const first = process('first');
  await process('second');
  expect(handled).toEqual(['first', 'second']);
  finish();
  await first;
});
