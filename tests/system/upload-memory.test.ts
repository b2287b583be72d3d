import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { calls } from '@wayhouse/contracts';
import { connectMongo, openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { cleanUp, signToken, testConfig } from '@wayhouse/service-kit/testing';
import { bundle } from '@wayhouse/service-kit/bundle.js';
import { accountRepository } from '@wayhouse/catalog/accounts/account-repository';
import { hotelRepository } from '@wayhouse/catalog/hotels/hotel-repository';
import { hotelSlugRepository } from '@wayhouse/catalog/hotels/hotel-slug-repository';
import { recordedChangeRepository } from '@wayhouse/catalog/changes/recorded-change-repository';
import { registerHotel } from '@wayhouse/catalog/hotels/register-hotel';
import { blankOf as blank } from '@wayhouse/catalog/testing/a-photo';
import { hotelDetails, testStorage } from '@wayhouse/catalog/testing/test-catalog';
import { formOf } from './bad-input/invalid-forms.js';

// The catalog as it runs in production, because what counts is the memory of its processes.
const root = path.join(import.meta.dirname, '../..');
const config = testConfig('catalog');
const maxMegabytes = 400;
const owners = Array.from({ length: 12 }, (_, at) => `owner-${at}`);

let catalog: ChildProcess;
let url: string;
beforeAll(async () => {
  const [main = ''] = await bundle(root, [
    'services/catalog/src/main.ts',
    'services/catalog/src/images/encoder-process.ts',
  ]);
  const env = Object.fromEntries(
    Object.entries({ ...config, LOG_LEVEL: 'fatal', ...testStorage(), PATH: process.env.PATH }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  catalog = spawn(process.execPath, ['--enable-source-maps', main], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ ready }] = (await once(catalog, 'message')) as [{ ready: string }];
  url = ready;
  await registerOwners();
});
afterAll(async () => {
  catalog.kill('SIGTERM');
  await once(catalog, 'exit');
  await cleanUp(config);
});

/** In the database of the process, which would ask Clerk for their names. */
async function registerOwners() {
  const db = await connectMongo(config.MONGO_URL, String(config.MONGO_DATABASE));
  const deps = {
    site: { currency: 'USD' as const, exchangeRates: {} },
    ...{ newId: randomUUID, accounts: accountRepository(db), hotels: hotelRepository(db) },
    slugs: hotelSlugRepository(db),
    recordedChanges: recordedChangeRepository(db, () => new Date()),
    ...{ outbox: openOutbox(db), inTransaction: transactionRunner(db, () => undefined) },
    ...{ countNewHotel: () => Promise.resolve(), now: () => new Date() },
    findProfile: (id: string) => Promise.resolve({ id, name: id, email: `${id}@example.test`, image: '' }),
  };
  for (const owner of owners) await registerHotel(deps, owner, hotelDetails, 'here');
  await db.close();
}

/** A file below /proc; empty if the process has ended, which an encoder may do at any moment. */
function readProcess(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** In megabytes. */
const peakOf = (pid: number) => Number(/^VmHWM:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1] ?? 0) / 1024;

/** The processes that encode photos; a new one is a copy of its parent for a moment. */
const encodersOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readProcess(pid, `task/${task}/children`).split(' ').filter(Boolean))
    .filter((child) => readProcess(child, 'cmdline').startsWith(process.execPath))
    .map(Number);

/** What the memory of a process has of Node's own file, which is there once for all processes. */
function sharedIn(pid: number): number {
  const mappings = readProcess(pid, 'smaps').split(/^(?=[\da-f]+-[\da-f]+ )/m);
  const node = mappings.filter((mapping) => mapping.split('\n', 1)[0]!.endsWith(process.execPath));
  const kilobytes = node.map((mapping) => Number(/^Shared_Clean:\s+(\d+)/m.exec(mapping)?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** The highest memory of the service and of a process that encodes photos, and what both share. */
async function peakDuring(work: () => Promise<void>) {
  let [ofEncoder, shared, ticks] = [0, 0, 0];
  const timer = setInterval(() => {
    for (const encoder of encodersOf(catalog.pid!)) {
      ofEncoder = Math.max(ofEncoder, peakOf(encoder));
      if (ticks++ % 50 === 0) shared = Math.max(shared, sharedIn(encoder));
    }
  }, 10);
  await work();
  clearInterval(timer);
  return { service: peakOf(catalog.pid!), ofEncoder, shared };
}

const deep = (megapixels: number) => blank(megapixels).toColourspace('rgb16');

/** The largest photo of each kind that is accepted. */
const largest: [string, () => ReturnType<typeof blank>][] = [
  ['AVIF', () => blank(8).avif({ effort: 0, chromaSubsampling: '4:4:4' })],
  ['AVIF of 12 bits', () => deep(5).avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })],
  ['progressive JPEG', () => blank(21).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
  ['interlaced PNG', () => blank(32).ensureAlpha().png({ progressive: true, compressionLevel: 1 })],
  ['interlaced PNG of 16 bits', () => deep(16).ensureAlpha().png({ progressive: true, compressionLevel: 1 })],
  ['PNG', () => blank(50).png({ compressionLevel: 1 })],
  ['WebP', () => blank(40).webp({ effort: 0 })],
  ['JPEG', () => blank(50).jpeg()],
];
const form = { roomType: 'Double Bed', pricePerNight: '120' };

async function upload(as: string, photos: Buffer[]): Promise<number> {
  const body = formOf({ files: photos.map((bytes) => ({ bytes })) }, form, photos[0]!);
  const headers = { authorization: `Bearer ${signToken(as)}` };
  const response = await fetch(url + calls.addRoom.path, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

test(`the largest photos, and 60 uploads at once with larger ones, take no more than ${maxMegabytes} MB`, async () => {
  const photos: Buffer[] = [];
  for (const [, make] of largest) photos.push(await make().toBuffer());
  const bomb = await blank(49).avif({ effort: 0 }).toBuffer();
  const accepted: Record<string, number> = {};
  const statuses: number[] = [];
  const peak = await peakDuring(async () => {
    for (const [at, [name]] of largest.entries()) accepted[name] = await upload(owners[at]!, [photos[at]!]);
    const uploads = Array.from({ length: 60 }, async (_, at) => {
      const several = [bomb, ...photos, ...photos].slice(at % photos.length, (at % photos.length) + 1 + (at % 4));
      statuses.push(await upload(owners[at % owners.length]!, several));
    });
    await Promise.all(uploads);
  });
  expect(accepted).toEqual(Object.fromEntries(largest.map(([name]) => [name, 200])));
  expect([...new Set(statuses)].sort()).toEqual([200, 413, 503]);
  expect(peak.ofEncoder).toBeGreaterThan(150);
  expect(peak.service + peak.ofEncoder - peak.shared).toBeLessThan(maxMegabytes);
}, 300_000);
