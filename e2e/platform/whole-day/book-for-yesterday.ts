import { randomUUID } from 'node:crypto';
import { bookingDeps, bookRoom } from '@wayhouse/booking';
import { addDays, timeZoneOf, todayIn } from '@wayhouse/domain';
import {
  clerkAccounts,
  connectMongo,
  createLog,
  createMetrics,
  openOutbox,
  transactionRunner,
} from '@wayhouse/service-kit';
import { fetchToken } from '../api-client.js';
import { site } from '../site.js';
import { storesOfPlatform } from '../stored-data.js';
import type { Person } from './people.js';

const dayMs = 86_400_000;

/**
 * Books a stay of two nights that began yesterday, by the service's use case on a clock that is a day behind: guests do not come
 * while a journey waits. The running service publishes the event.
 */
export async function bookForYesterday(person: Person, roomId: string, city: string): Promise<string> {
  const guest = { id: await accountOf(person), name: person.name, email: person.email };
  const now = () => new Date(Date.now() - dayMs);
  const checkIn = todayIn(timeZoneOf(city), now());
  const { url, database } = storesOfPlatform().databases.booking;
  const db = await connectMongo(url, database);
  try {
    const context = {
      ...{ db, now, inTransaction: transactionRunner(db, () => undefined), outbox: openOutbox(db) },
      ...{ findProfile: () => Promise.resolve({ ...guest, image: '' }), clerkAccounts: clerkAccounts({}) },
      ...{ log: createLog('journey', 'warn'), metrics: createMetrics('journey') },
    };
    const deps = bookingDeps(context, { CURRENCY: 'USD' });
    const stay = { checkIn, checkOut: addDays(checkIn, 2) };
    const order = { id: randomUUID(), guest, guests: 1, currency: deps.currency, stay };
    return (await bookRoom(deps, roomId, order)).id;
  } finally {
    await db.close();
  }
}

/** The id of an account, which its bearer tokens name. */
async function accountOf({ email, password }: Person): Promise<string> {
  const [, claims = ''] = (await fetchToken(email, password, String(site.url))).split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}
