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

/** The samples of the gateways' metrics about pages of one front end, summed up over pages, by release. */
export type Samples = Map<string, number>;

const line = /^(page_\w+)\{([^}]*)\} ([\d.e+]+)$/gm;

/** Reads the metrics of all gateways; each has counted a part of the visits. */
export async function readSamples(addresses: string[], frontEnd: string): Promise<Samples> {
  const texts = await Promise.all(addresses.map(readText));
  const samples: Samples = new Map();
  for (const [, name = '', labels = '', value] of texts.flatMap((text) => [...text.matchAll(line)])) {
    const label = (wanted: string) => new RegExp(`(?:^|,)${wanted}="([^"]*)"`).exec(labels)?.[1] ?? '';
    if (label('front_end') !== frontEnd) continue;
    const key = [name, label('release'), label('vital'), label('le')].join(' ');
    samples.set(key, (samples.get(key) ?? 0) + Number(value));
  }
  return samples;
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch((error: Error) => {
    throw new Error(`${address} does not respond`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.text();
}

/** What the pages of a release have sent since `before`. A gateway that was started again meanwhile counts from zero. */
export function seenOf(release: string, now: Samples, before: Samples): Seen {
  const since = (name: string, vital = '', le = '') => {
    const key = [name, release, vital, le].join(' ');
    const [value, base] = [now.get(key) ?? 0, before.get(key) ?? 0];
    return value >= base ? value - base : value;
  };
  const p75 = (name: string, vital = '') => ({
    count: since(`${name}_count`, vital),
    p75: quantile(0.75, bucketsOf(now, `${name}_bucket ${release} ${vital} `), (le) =>
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
