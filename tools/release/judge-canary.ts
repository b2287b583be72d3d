import type { Seen, Vital } from './observed-releases.js';

/** What a release must not be worse by. Reasons: docs/decisions/releases.md. */
const rule = {
  /** So many failures may be chance, whatever their share. */
  fewFailures: 2,
  /** More failures of a hundred pages than the running release has. */
  failureMargin: 0.01,
  /** A release without failures is expected to have some all the same. */
  leastFailureRate: 0.01,
  /** How improbable as many failures have to be for a release that is as good as the running one. */
  chance: 0.01,
  /** How much later than the running release one of four visitors may see it: by this factor, and by this much besides. */
  vitalFactor: 1.2,
  vitalMargin: { LCP: 0.3, INP: 0.1, CLS: 0.05 } satisfies Record<Vital, number>,
};

export type Verdict = { decision: 'forward' | 'back' | 'wait'; why: string };

/**
 * Compares a canary with the running release. Failures send it back as soon as there are too many. Everything else is decided
 * once both have been shown `minViews` times and half as many visits of each have sent how they went; a vital counts where as many
 * have sent it.
 */
export function judgeCanary(running: Seen, canary: Seen, minViews: number): Verdict {
  const failing = tooManyFailures(running, canary);
  if (failing) return { decision: 'back', why: failing };
  const enough = Math.ceil(minViews / 2);
  const missing = [
    { of: 'the canary', views: canary.views, visits: visitsOf(canary) },
    { of: 'the running release', views: running.views, visits: visitsOf(running) },
  ].find(({ views, visits }) => views < minViews || visits < enough);
  if (missing)
    return {
      decision: 'wait',
      why: `${missing.of} has ${missing.views} of ${minViews} pages, ${missing.visits} of ${enough} visits that have ended`,
    };
  const slower = (['LCP', 'INP', 'CLS'] as const).flatMap((vital) => worse(vital, running, canary, enough));
  if (slower.length) return { decision: 'back', why: slower.join(', ') };
  return { decision: 'forward', why: 'it fails no more often and is no slower than the running release' };
}

/** Each visit sends at least one of them, when it ends. */
const visitsOf = ({ vitals: { LCP, CLS } }: Seen) => Math.max(LCP.count, CLS.count);

const failures = ({ errors, fallbacks }: Seen) => errors + fallbacks;
const failureRate = (seen: Seen) => (seen.views ? failures(seen) / seen.views : 0);

function tooManyFailures(running: Seen, canary: Seen): string | undefined {
  const usual = Math.max(failureRate(running), rule.leastFailureRate);
  const isChance =
    failures(canary) <= rule.fewFailures ||
    failureRate(canary) <= failureRate(running) + rule.failureMargin ||
    chanceOf(failures(canary), canary.views * usual) >= rule.chance;
  if (isChance) return undefined;
  return `${failures(canary)} errors and fallbacks in ${canary.views} pages, where ${failures(running)} in ${running.views} are usual`;
}

/** The probability of at least `count` events where `expected` are (a Poisson distribution), in logarithms: e⁻⁸⁰⁰ is 0 here. */
function chanceOf(count: number, expected: number): number {
  let [logTerm, fewer] = [-expected, 0];
  for (let events = 0; events < count; events++) {
    fewer += Math.exp(logTerm);
    logTerm += Math.log(expected / (events + 1));
  }
  return 1 - fewer;
}

function worse(vital: Vital, running: Seen, canary: Seen, enough: number): string[] {
  const [before, now] = [running.vitals[vital], canary.vitals[vital]];
  if (before.count < enough || now.count < enough) return [];
  const isWorse = now.p75 > before.p75 * rule.vitalFactor + rule.vitalMargin[vital];
  return isWorse ? [`${vital} of one in four is ${show(vital, now.p75)} instead of ${show(vital, before.p75)}`] : [];
}

const show = (vital: Vital, value: number) => (vital === 'CLS' ? value.toFixed(2) : `${value.toFixed(1)} s`);
