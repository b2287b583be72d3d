import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { measureBookings } from './booking-throughput.js';
import { measureEventLatency } from './event-latency.js';
import { measureOverload } from './overload.js';
import { measureRunningPlatform } from './running-platform.js';
import { measureParts } from './measure-parts.js';
import { missesTarget, type Measurement } from './measurement.js';
import { measurePages } from './pages.js';
import { measureReceipts } from './receipts.js';
import { measureRendering } from './rendering.js';
import { measureSearch } from './search-latency.js';
import { measureSharedLimits } from './shared-limits.js';
import { measureTimeline } from './timeline.js';

// `npm run bench` measures everything, `npm run bench -- search bookings` those parts.
const parts: Record<string, () => Promise<Measurement[]>> = {
  search: measureSearch,
  bookings: measureBookings,
  events: measureEventLatency,
  receipts: measureReceipts,
  limits: measureSharedLimits,
  platform: measureRunningPlatform,
  pages: measurePages,
  rendering: measureRendering,
  timeline: measureTimeline,
  overload: measureOverload,
};
const { measurements, failed } = await measureParts(parts, process.argv.slice(2)).catch((error: Error): never => {
  console.error(error.message);
  process.exit(1);
});

console.table(
  measurements.map((each) => ({
    metric: each.metric,
    value: `${each.value} ${each.unit}`,
    target:
      each.atLeast !== undefined
        ? `at least ${each.atLeast}`
        : each.atMost !== undefined
          ? `at most ${each.atMost}`
          : '',
    met: each.atLeast === undefined && each.atMost === undefined ? '' : missesTarget(each) ? 'MISSED' : 'yes',
  })),
);
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
const file = join(results, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
const machine = { node: process.version, cores: availableParallelism(), processor: cpus()[0]?.model };
writeFileSync(file, `${JSON.stringify({ machine, measurements }, null, 2)}\n`);
console.log(`Written to ${file}`);
if (failed.length) console.error(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length ? 1 : 0);
