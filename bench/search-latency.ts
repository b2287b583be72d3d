import { type Call, calls } from '@wayhouse/contracts';
import { compareThroughput } from './compare-throughput.js';
import { type Measurement, round } from './measurement.js';
import { percentiles } from './percentiles.js';
import { perSecond } from './per-second.js';
import { explainQueries, queriesOf, runQueries } from './search-queries.js';
import { type SearchedCatalog, startSearchedCatalog } from './searched-catalog.js';
import { distinctSearches, type Search } from './searches.js';
import { withTestServers } from './with-test-servers.js';

const [few, many] = [10_000, 100_000];
const [warmUp, rounds, explained] = [50, 300, 200];
const [turns, perTurn] = [5, 300];
/** For the documents of the emulator: 5 million nights. */
const emulatorMiB = 6144;

/**
 * Searches with city, dates and guests that nobody has asked before: how much longer they take among ten times as many rooms, what
 * the queries of a page and its count read, and how many the catalog alone answers over HTTP compared to the same queries by the
 * driver alone. A room has ten units and the bookings of fifty nights.
 */
export const measureSearch = (): Promise<Measurement[]> =>
  withTestServers(async (emulator) => {
    const searches = distinctSearches();
    const next = () => searches.next().value!;
    const small = await startSearchedCatalog(few);
    const large = await startSearchedCatalog(many);
    const measurements = [
      { metric: `booked nights of ${many} rooms`, value: large.nights, unit: '' },
      ...(await compareTimes('search', calls.listRooms, [small, large], next)),
      ...(await compareTimes('search of hotels', calls.listHotels, [small, large], next)),
      ...(await measureReading(large, next)),
      ...(await compareToDriver(large, next)),
      ...emulator.memory(),
    ];
    await Promise.all([small.stop(), large.stop()]);
    return measurements;
  }, emulatorMiB);

/** They take turns, so that other load on the machine affects both. */
async function compareTimes(metric: string, call: Call, catalogs: SearchedCatalog[], next: () => Search) {
  const times = new Map(catalogs.map(({ size }) => [size, [] as number[]]));
  for (let round = -warmUp; round < rounds; round++) {
    const search = next();
    for (const catalog of catalogs) {
      const began = performance.now();
      await catalog.search(search, call);
      if (round >= 0) times.get(catalog.size)!.push(performance.now() - began);
    }
  }
  const [less, more] = [percentiles(times.get(few)!), percentiles(times.get(many)!)];
  const rows = [...times].flatMap(([size, each]): Measurement[] => [
    { metric: `${metric} among ${size} rooms, p50`, value: percentiles(each).p50, unit: 'ms' },
    { metric: `${metric} among ${size} rooms, p95`, value: percentiles(each).p95, unit: 'ms' },
  ]);
  const growth = (what: 'p50' | 'p95', target = {}): Measurement => {
    const name = `${metric}: ${what} among ${many} rooms to that among ${few}`;
    return { metric: name, value: round(more[what] / less[what]), unit: '×', ...target };
  };
  return [...rows, growth('p50'), growth('p95', { atMost: 1.5 })];
}

/** How many documents the queries of searches read for each one that they return. */
async function measureReading({ db }: SearchedCatalog, next: () => Search): Promise<Measurement[]> {
  const rooms = db.collection('rooms') as never;
  const reads: Awaited<ReturnType<typeof explainQueries>>[] = [];
  for (let at = 0; at < explained; at++) reads.push(await explainQueries(rooms, await queriesOf(db, next())));
  return (['page', 'count'] as const).flatMap((query) => {
    const all = reads.map((read) => read[query]);
    const sum = (of: 'examined' | 'found') => all.reduce((total, each) => total + each[of], 0);
    const worst = Math.max(...all.map(({ examined, found }) => examined / Math.max(found, 1)));
    return [
      {
        metric: `${query}: documents read for each one found`,
        value: round(sum('examined') / sum('found')),
        unit: '',
        atMost: 3,
      },
      { metric: `${query}: the most of a search`, value: round(worst), unit: '', atMost: 3 },
      {
        metric: `${query}: searches without an index`,
        value: all.filter(({ byIndex }) => !byIndex).length,
        unit: '',
        atMost: 0,
      },
    ];
  });
}

async function compareToDriver({ db, search }: SearchedCatalog, next: () => Search): Promise<Measurement[]> {
  const rooms = db.collection('rooms') as never;
  const queries: Awaited<ReturnType<typeof queriesOf>>[] = [];
  for (let at = 0; at < perTurn; at++) queries.push(await queriesOf(db, next()));
  let at = 0;
  const driverAlone = () => runQueries(rooms, queries[at++ % queries.length]!);
  return compareThroughput({
    subject: { metric: 'searches not asked before', perSecond: () => perSecond(() => search(next()), perTurn) },
    baseline: { metric: 'their queries by the driver alone', perSecond: () => perSecond(driverAlone, perTurn) },
    ratio: { metric: 'searches to their queries alone', atLeast: 0.6 },
    turns,
  });
}
