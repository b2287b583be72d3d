import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { bookings } from './bookings.js';
import { events } from './events.js';
import { onPlatform } from './on-platform.js';
import { isMissed, type Row } from './row.js';
import { searchGrowth } from './search-growth.js';

// `npm run bench`: all figures; `npm run bench -- search bookings`: those.
const parts: Record<string, () => Promise<Row[]>> = {
  search: searchGrowth,
  bookings,
  events,
  platform: onPlatform,
};
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  rows.push(...(await measure()));
}

console.table(
  rows.map((row) => ({
    figure: row.figure,
    value: `${row.value} ${row.unit}`,
    target:
      row.atLeast !== undefined ? `at least ${row.atLeast}` : row.atMost !== undefined ? `at most ${row.atMost}` : '',
    met: row.atLeast === undefined && row.atMost === undefined ? '' : isMissed(row) ? 'MISSED' : 'yes',
  })),
);
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
const file = join(results, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
const machine = { node: process.version, cores: availableParallelism(), processor: cpus()[0]?.model };
writeFileSync(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
console.log(`Kept in ${file}`);
process.exit(0);
