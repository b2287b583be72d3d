import { setTimeout as wait } from 'node:timers/promises';
import { judgeCanary, type Verdict } from './judge-canary.js';
import { type Counted, readCounted, type Seen, seenOf } from './observed-releases.js';
import type { releasesIn } from '@wayhouse/sandbox/platform/releases/releases';

type Trial = {
  remote: string;
  dist: string;
  /** Of a hundred visitors. */
  share: number;
  minViews: number;
  minutes: number;
  releases: ReturnType<typeof releasesIn>;
  /** The metrics of the gateways. */
  metrics: string[];
  print: (line: string) => void;
  /** Ends the trial, and the canary goes back. */
  signal: AbortSignal;
};

const everyMs = 2000;

/** Serves a release to a share of the visitors until it has shown itself as good as the running one, or worse. */
export async function tryRelease(trial: Trial): Promise<'forward' | 'back'> {
  const { remote, releases, minViews, minutes, print } = trial;
  const before = await readCounted(trial.metrics, frontEndOf(remote));
  const { running, canary } = releases.startCanary(trial.dist, trial.share);
  let decided: Decided = { decision: 'back', why: 'the trial failed' };
  try {
    print(`${remote} ${canary} goes to ${trial.share} of 100 visitors, beside ${running}.`);
    print(`It is decided on once both have been shown ${minViews} times, within ${minutes} minutes.`);
    decided = await watch(trial, before, { running, canary });
  } finally {
    releases.endCanary(canary, decided.decision);
  }
  const { decision, why, seen } = decided;
  for (const line of table({ [running]: seen?.running, [canary]: seen?.canary })) print(line);
  print(`${remote} ${canary} goes ${decision}: ${why}.`);
  return decision;
}

type Decided = { decision: 'forward' | 'back'; why: string; seen?: { running: Seen; canary: Seen } };

async function watch(trial: Trial, before: Counted[], names: { running: string; canary: string }): Promise<Decided> {
  const end = Date.now() + trial.minutes * 60_000;
  let seen: Decided['seen'];
  let last: Verdict = { decision: 'wait', why: 'nobody has seen it' };
  while (Date.now() < end) {
    await wait(everyMs, undefined, { signal: trial.signal }).catch(() => undefined);
    if (trial.signal.aborted) break;
    const now = await readCounted(trial.metrics, frontEndOf(trial.remote)).catch((error: Error) => error);
    if (now instanceof Error) {
      last = { decision: 'wait', why: `the metrics cannot be read (${now.message})` };
      continue;
    }
    seen = { running: seenOf(names.running, now, before), canary: seenOf(names.canary, now, before) };
    const verdict = judgeCanary(seen.running, seen.canary, trial.minViews);
    if (verdict.why !== last.why) trial.print(`  ${verdict.why}`);
    last = verdict;
    if (verdict.decision !== 'wait') return { decision: verdict.decision, why: verdict.why, seen };
  }
  const why = trial.signal.aborted
    ? 'the command was stopped'
    : `there was too little to decide on in time: ${last.why}`;
  return { decision: 'back', why, seen };
}

/** `owner-remote` is `owner` to the pages. */
const frontEndOf = (remote: string) => remote.replace(/-remote$/, '');

function table(releases: Record<string, Seen | undefined>): string[] {
  const rows = Object.entries(releases).map(([name, seen]) => [name, ...(seen ? cells(seen) : [])]);
  const all = [['release', 'pages', 'errors', 'fallbacks', 'LCP', 'INP', 'CLS'], ...rows];
  const widths = all[0]!.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')}`.trimEnd());
}

function cells({ views, errors, fallbacks, vitals: { LCP, INP, CLS } }: Seen): string[] {
  const show = ({ count, p75 }: { count: number; p75: number }, unit: string) =>
    count ? `${p75.toFixed(2)}${unit}` : '–';
  return [...[views, errors, fallbacks].map(String), show(LCP, ' s'), show(INP, ' s'), show(CLS, '')];
}
