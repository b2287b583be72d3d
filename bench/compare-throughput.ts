import { median } from './percentiles.js';
import { type Measurement, round } from './measurement.js';

type Rate = { metric: string; perSecond: () => Promise<number> };

/**
 * The throughput of the subject and of a baseline that does the same work, and their ratio. After a warm-up they take turns, so
 * that other load on the machine affects both.
 */
export async function compareThroughput({
  subject,
  baseline,
  turns,
  ratio,
}: {
  subject: Rate;
  baseline: Rate;
  turns: number;
  ratio: Pick<Measurement, 'metric' | 'atLeast'>;
}): Promise<Measurement[]> {
  const rates: { subject: number[]; baseline: number[] } = { subject: [], baseline: [] };
  await subject.perSecond();
  await baseline.perSecond();
  for (let turn = 0; turn < turns; turn++) {
    rates.subject.push(await subject.perSecond());
    rates.baseline.push(await baseline.perSecond());
  }
  const [subjectRate, baselineRate] = [median(rates.subject), median(rates.baseline)];
  return [
    { metric: subject.metric, value: round(subjectRate, 0), unit: 'per second' },
    { metric: baseline.metric, value: round(baselineRate, 0), unit: 'per second' },
    { ...ratio, value: round(subjectRate / baselineRate), unit: '×' },
  ];
}
