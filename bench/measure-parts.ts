import type { Measurement } from './measurement.js';

type Parts = Record<string, () => Promise<Measurement[]>>;

/** Measures the wanted parts, or without any all. A part that fails does not keep the others from being measured. */
export async function measureParts(parts: Parts, wanted: string[]) {
  const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new Error(`Unknown part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`);
  const measurements: Measurement[] = [];
  const failed: string[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length && !wanted.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    try {
      measurements.push(...(await measure()));
    } catch (error) {
      console.error(`${name} has failed:`, error);
      failed.push(name);
    }
  }
  return { measurements, failed };
}
