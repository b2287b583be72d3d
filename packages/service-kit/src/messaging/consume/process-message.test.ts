import mongoose from 'mongoose';
import { events } from '@wayhouse/contracts';
import { createLog } from '../../log.js';
import type { Transaction } from '../../mongo/transaction.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { on } from './on-event.js';
import { type Deps, retryDelays, workOnMessage } from './process-message.js';

const waited: number[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => Promise.resolve(void waited.push(milliseconds)),
}));
beforeEach(() => (waited.length = 0));

const { type } = events.bookingConfirmed;
const message = { id: 'e1', type, occurredAt: '2027-01-05T12:00:00Z', correlationId: 'c', data: bookingFacts() };

/** Works on a message whose tries fail with these errors, one after the other, until there are none left. */
function workFailingWith(errors: Error[]) {
  const left = [...errors];
  const fail = () => {
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  };
  const deps: Deps = {
    consumers: [on(events.bookingConfirmed, fail)],
    inbox: { record: () => Promise.resolve() },
    inTransaction: (work) => work({} as Transaction),
    log: createLog('test', 'silent'),
    retryDelays,
    signal: new AbortController().signal,
  };
  return workOnMessage(deps, Buffer.from(JSON.stringify(message)));
}
const times = (count: number, error: Error) => Array.from({ length: count }, () => error);

test('waits longer before each further try, and gives up after the last', async () => {
  const outcome = await workFailingWith(times(99, new Error('the desk is closed')));
  expect(outcome).toEqual({ result: 'dead', type, reason: 'the desk is closed', attempts: retryDelays.length + 1 });
  expect(waited).toEqual(retryDelays);
  expect(waited.every((delay, at) => delay > (waited[at - 1] ?? 0))).toBe(true);
});

test('a try that works ends the waiting', async () => {
  expect(await workFailingWith(times(2, new Error('the desk is closed')))).toEqual({ result: 'done', type });
  expect(waited).toEqual(retryDelays.slice(0, 2));
});

test('while the database is away no try counts', async () => {
  const away = new mongoose.mongo.MongoNetworkError('connection refused');
  expect(await workFailingWith(times(99, away))).toEqual({ result: 'done', type });
});
