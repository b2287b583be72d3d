import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { prepareData, removeData } from './platform.js';
import { runSeed } from './run-seed.js';

// `npm run torture [-- --short] [--seed <number>] [--runs <number>]`: docs/reliability.md.
const maxShown = 30;

async function main(): Promise<number> {
  const options = {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    runs: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  const first = values.seed === undefined ? randomInt(1, 2 ** 31 - 1) : Number(values.seed);
  const seeds = Array.from({ length: Number(values.runs ?? 1) }, (_, at) => first + at);
  const began = Date.now();
  const log = (line: string) =>
    console.log(`  ${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`);
  const data = await prepareData(log);
  let failed = 0;
  try {
    for (const seed of seeds) {
      console.log(`seed ${seed}`);
      const { problems, figures } = await runSeed({ seed, isShort: values.short, data, log });
      console.log(`seed ${seed}: ${problems.length ? `${problems.length} PROBLEMS` : 'clean'}; ${figures}`);
      for (const problem of problems.slice(0, maxShown)) console.log(`  ${problem}`);
      if (problems.length) console.log(`  again: npm run torture -- --seed ${seed}${values.short ? ' --short' : ''}`);
      failed += Number(problems.length > 0);
    }
  } finally {
    removeData(data);
  }
  console.log(failed ? `${failed} of ${seeds.length} seeds failed.` : `${seeds.length} seeds, all clean.`);
  return failed ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error);
    process.exit(1);
  },
);
