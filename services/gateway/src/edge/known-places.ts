import { type Observation, pagePatterns, remotes, RuntimeConfig } from '@wayhouse/contracts';

type Place = { page: string; front_end: string; release: string };

/**
 * The pages and releases that there are, as of now. `placeOf` is undefined for a front end that there is not; of a page or a
 * release that is unknown, it is `other`, so that nobody who sends observations can make up values of labels.
 */
export type KnownPlaces = () => {
  placeOf: (observation: Observation) => Place | undefined;
  /** Whether observations of it may still come. */
  isKnown: (place: Place) => boolean;
};

const other = 'other';
const frontEnds = new Set<string>(['shell', ...Object.keys(remotes)]);
const Known = RuntimeConfig.pick({ releases: true, pages: true });
type Known = { releases: Record<string, Set<string>>; pages: Set<string> };

/** Reads the releases, and the pages of remotes, from `/config.json`. */
export function knownPlaces(config: () => string | undefined): KnownPlaces {
  let read: { text?: string; known: Known } = { known: knownIn() };

  function knownNow() {
    const text = config();
    if (text !== read.text) read = { text, known: knownIn(text) };
    return read.known;
  }

  return () => {
    const { releases, pages } = knownNow();
    const isRelease = (frontEnd: string, release: string) => releases[frontEnd]?.has(release) ?? false;
    return {
      placeOf: ({ page, frontEnd, release }) =>
        frontEnds.has(frontEnd)
          ? {
              page: pages.has(page) ? page : other,
              front_end: frontEnd,
              release: isRelease(frontEnd, release) ? release : other,
            }
          : undefined,
      isKnown: ({ front_end, release }) => release === other || isRelease(front_end, release),
    };
  };
}

function knownIn(text = '{}'): Known {
  const { data } = Known.safeParse(JSON.parse(text));
  const pairs = Object.entries(data?.releases ?? {}).map(
    ([frontEnd, { running, canary }]) => [frontEnd, new Set([running, ...(canary ? [canary.release] : [])])] as const,
  );
  const pages = new Set(pagePatterns(data?.pages ?? {}).map(({ path }) => path));
  return { releases: Object.fromEntries(pairs), pages };
}
