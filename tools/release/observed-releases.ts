/** Web vitals in seconds, but for the layout shift. */
export type Vital = 'LCP' | 'INP' | 'CLS';

/** What the pages of a release have sent. */
export type Seen = {
  views: number;
  errors: number;
  fallbacks: number;
  /** How many visits have sent it, and what it was at most for three of four. */
  vitals: Record<Vital, { count: number; p75: number }>;
};

/** What a gateway has counted of one front end since its start. */
export type Counted = { startedAt: string; samples: Samples };
/** Its samples, summed up over pages, by release. */
type Samples = Map<string, number>;

const line = /^(page_\w+)\{([^}]*)\} ([\d.e+]+)$/gm;
const start = /^process_start_time_seconds\S* (.+)$/m;

/** Reads the metrics of all gateways, in the order of their addresses; each has counted a part of the visits. */
export const readCounted = (addresses: string[], frontEnd: string): Promise<Counted[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const text = await readText(address);
      return { startedAt: start.exec(text)?.[1] ?? '', samples: samplesIn(text, frontEnd) };
    }),
  );

function samplesIn(text: string, frontEnd: string): Samples {
  const samples: Samples = new Map();
  for (const [, name = '', labels = '', value] of text.matchAll(line)) {
    const label = (wanted: string) => new RegExp(`(?:^|,)${wanted}="([^"]*)"`).exec(labels)?.[1] ?? '';
    if (label('front_end') !== frontEnd) continue;
    add(samples, [name, label('release'), label('vital'), label('le')].join(' '), Number(value));
  }
  return samples;
}

const add = (samples: Samples, key: string, value: number) => samples.set(key, (samples.get(key) ?? 0) + value);

async function readText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch((error: Error) => {
    throw new Error(`${address} does not respond`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.text();
}

/** What the pages of a release have sent to all gateways since `before`. */
export function seenOf(release: string, now: Counted[], before: Counted[]): Seen {
  const samples = samplesSince(now, before);
  const since = (name: string, vital = '', le = '') => samples.get([name, release, vital, le].join(' ')) ?? 0;
  const p75 = (name: string, vital = '') => ({
    count: since(`${name}_count`, vital),
    p75: quantile(0.75, bucketsOf(samples, `${name}_bucket ${release} ${vital} `), (le) =>
      since(`${name}_bucket`, vital, le),
    ),
  });
  return {
    views: since('page_views_total'),
    errors: since('page_errors_total'),
    fallbacks: since('page_fallbacks_total'),
    vitals: {
      LCP: p75('page_vital_seconds', 'LCP'),
      INP: p75('page_vital_seconds', 'INP'),
      CLS: p75('page_layout_shift'),
    },
  };
}

/** A gateway that was started again meanwhile counts from zero. */
function samplesSince(now: Counted[], before: Counted[]): Samples {
  const sum: Samples = new Map();
  now.forEach(({ startedAt, samples }, at) => {
    const base = before[at]!;
    const isAnother = startedAt !== base.startedAt;
    for (const [key, value] of samples) add(sum, key, isAnother ? value : value - (base.samples.get(key) ?? 0));
  });
  return sum;
}

const bucketsOf = (samples: Samples, prefix: string): string[] =>
  [...samples.keys()].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

/** As Prometheus' `histogram_quantile` does: evenly spread within a bucket, and the last bound for what is beyond it. */
function quantile(part: number, bounds: string[], countOf: (le: string) => number): number {
  const finite = bounds.filter((le) => le !== '+Inf').sort((one, other) => Number(one) - Number(other));
  const wanted = part * countOf('+Inf');
  let [lower, below] = [0, 0];
  for (const le of finite) {
    const count = countOf(le);
    if (wanted > 0 && count >= wanted) return lower + (Number(le) - lower) * ((wanted - below) / (count - below));
    [lower, below] = [Number(le), count];
  }
  return wanted > 0 ? lower : 0;
}
