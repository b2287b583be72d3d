export type Page = {
  keys: string[];
  prefixes: string[];
  isTruncated: boolean;
  /** The key or common prefix this page ended with. */
  last: string | undefined;
};

type Wanted = { prefix: string; delimiter: string; after: string; limit: number };

/** One page of sorted keys, those sharing a prefix up to the delimiter rolled up into it. */
export function pageOf(sorted: string[], { prefix, delimiter, after, limit }: Wanted): Page {
  const page: Page = { keys: [], prefixes: [], isTruncated: false, last: undefined };
  const start = Buffer.from(after);
  for (const key of sorted) {
    if (!key.startsWith(prefix)) continue;
    const cut = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const rolled = cut < 0 ? undefined : key.slice(0, cut + delimiter.length);
    const name = rolled ?? key;
    if (name === page.last || (after && Buffer.compare(Buffer.from(name), start) <= 0)) continue;
    if (page.keys.length + page.prefixes.length >= limit) {
      page.isTruncated = limit > 0;
      break;
    }
    (rolled === undefined ? page.keys : page.prefixes).push(name);
    page.last = name;
  }
  return page;
}
