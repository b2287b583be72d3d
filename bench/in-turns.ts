import { median } from './percentiles.js';
import { type Row, rounded } from './row.js';

type Rate = { figure: string; perSecond: () => Promise<number> };

/**
 * What ours and the bare minimum that does the same work do a second, and their ratio: first each once, to be warm, and then
 * in turns, so that whatever else the machine does meets both.
 */
export async function inTurns(given: {
  ours: Rate;
  bare: Rate;
  turns: number;
  ratio: Pick<Row, 'figure' | 'atLeast'>;
}): Promise<Row[]> {
  const { ours, bare, turns, ratio } = given;
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  await ours.perSecond();
  await bare.perSecond();
  for (let turn = 0; turn < turns; turn++) {
    rates.ours.push(await ours.perSecond());
    rates.bare.push(await bare.perSecond());
  }
  const [through, alone] = [median(rates.ours), median(rates.bare)];
  return [
    { figure: ours.figure, value: rounded(through, 0), unit: 'a second' },
    { figure: bare.figure, value: rounded(alone, 0), unit: 'a second' },
    { ...ratio, value: rounded(through / alone), unit: '×' },
  ];
}
