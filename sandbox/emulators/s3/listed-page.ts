import { signedFetch } from './signed-request.js';
import type { StoreUnderTest } from './store-under-test.js';

/** One page of a listing as the store wrote it: what the client's own iterators hide. */
export async function listedPage(store: StoreUnderTest, query: Record<string, string | number | undefined>) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  const text = await (await signedFetch(store, `/${store.bucket}?${pairs.join('&')}`)).text();
  const all = (element: string, within = text) =>
    [...within.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, found]) => String(found));
  return {
    keys: all('Key'),
    prefixes: [...text.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].flatMap(([whole]) =>
      all('Prefix', whole),
    ),
    isTruncated: all('IsTruncated')[0] === 'true',
    one: (element: string) => all(element)[0],
  };
}
