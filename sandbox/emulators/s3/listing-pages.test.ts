import { listedPage } from './listed-page.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

// The cases are those of ceph/s3-tests, each set of keys below a folder of its own.
const sets = {
  plain: ['bar', 'baz', 'foo', 'quxx'],
  folders: ['asdf', 'boo/bar', 'boo/baz/xyzzy', 'cquux/bla', 'cquux/thud'],
  underscores: ['_obj1_', '_under1/bar', '_under1/baz/xyzzy', '_under2/bla', '_under2/thud'],
  letters: ['bar', 'baz', 'cab', 'foo'],
  marked: ['b%ar', 'b%az', 'c%ab', 'foo'],
  ending: ['asdf/'],
};
type Set = keyof typeof sets;

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
  for (const [set, keys] of Object.entries(sets))
    for (const key of keys) await store.client.putObject(store.bucket, `${set}/${key}`, key);
});
afterAll(() => store.stop());

type Wanted = { prefix?: string; delimiter?: string; size?: number; after?: string };
type Version = 'the first version' | 'the second version';
const versions: Version[] = ['the first version', 'the second version'];

async function pageOf(version: Version, set: Set, { prefix = '', delimiter, size = 1000, after }: Wanted) {
  const isFirst = version === 'the first version';
  const page = await listedPage(store, {
    ...(isFirst ? {} : { 'list-type': 2 }),
    prefix: `${set}/${prefix}`,
    'max-keys': size,
    ...(delimiter && { delimiter }),
    ...(after !== undefined && { [isFirst ? 'marker' : 'start-after']: `${set}/${after}` }),
  });
  const bare = (names: string[]) => names.map((name) => name.slice(set.length + 1));
  return { ...page, keys: bare(page.keys), prefixes: bare(page.prefixes) };
}

/** Page after page as a client asks for them, each as its keys and its prefixes. */
async function pagesOf(version: Version, set: Set, wanted: Wanted & { size: number }) {
  const pages: string[][] = [];
  const fixed = { prefix: `${set}/${wanted.prefix ?? ''}`, 'max-keys': wanted.size };
  const query = { ...fixed, ...(wanted.delimiter && { delimiter: wanted.delimiter }) };
  for (let next: Record<string, string> | undefined = {}; next;) {
    const list = version === 'the first version' ? {} : { 'list-type': 2 };
    const page = await listedPage(store, { ...list, ...query, ...next });
    pages.push([...page.keys, ...page.prefixes].map((name) => name.slice(set.length + 1)));
    const [token, marker] = [page.one('NextContinuationToken'), page.one('NextMarker') ?? page.keys.at(-1)];
    expect([page.isTruncated, token !== undefined]).toEqual([
      page.isTruncated,
      page.isTruncated && 'list-type' in list,
    ]);
    next = page.isTruncated ? (token ? { 'continuation-token': token } : { marker: String(marker) }) : undefined;
  }
  return pages;
}

describe.each(versions)('%s', (version) => {
  const paged: [Set, Wanted & { size: number }, string[][]][] = [
    [
      'plain',
      { size: 2 },
      [
        ['bar', 'baz'],
        ['foo', 'quxx'],
      ],
    ],
    ['plain', { size: 3 }, [['bar', 'baz', 'foo'], ['quxx']]],
    ['folders', { delimiter: '/', size: 1 }, [['asdf'], ['boo/'], ['cquux/']]],
    ['folders', { delimiter: '/', size: 2 }, [['asdf', 'boo/'], ['cquux/']]],
    ['folders', { delimiter: '/', prefix: 'boo/', size: 1 }, [['boo/bar'], ['boo/baz/']]],
    ['folders', { delimiter: '/', prefix: 'boo/', size: 2 }, [['boo/bar', 'boo/baz/']]],
    ['underscores', { delimiter: '/', size: 1 }, [['_obj1_'], ['_under1/'], ['_under2/']]],
    ['underscores', { delimiter: '/', prefix: '_under1/', size: 1 }, [['_under1/bar'], ['_under1/baz/']]],
  ];
  test.each(paged)('of "%s" with %j gives %j', async (set, wanted, pages) => {
    expect(await pagesOf(version, set, wanted)).toEqual(pages);
  });

  const whole: [Set, Wanted, keys: string[], prefixes: string[]][] = [
    ['letters', { delimiter: 'a' }, ['foo'], ['ba', 'ca']],
    ['marked', { delimiter: '%' }, ['foo'], ['b%', 'c%']],
    ['folders', { delimiter: 'none' }, sets.folders, []],
    ['folders', { prefix: 'bo' }, ['boo/bar', 'boo/baz/xyzzy'], []],
    ['folders', { prefix: 'bo', delimiter: '/' }, [], ['boo/']],
    ['folders', { prefix: 'd' }, [], []],
    ['ending', { prefix: 'asdf/', delimiter: '/' }, ['asdf/'], []],
    ['plain', { after: 'blah' }, ['foo', 'quxx'], []],
    ['plain', { after: 'zzz' }, [], []],
    ['plain', { size: 0 }, [], []],
  ];
  test.each(whole)('of "%s" with %j gives the keys %j and the prefixes %j', async (set, wanted, keys, prefixes) => {
    const page = await pageOf(version, set, wanted);
    expect([page.keys, page.prefixes, page.isTruncated]).toEqual([keys, prefixes, false]);
  });

  test('never gives more than a thousand at once, however many are asked for', async () => {
    expect((await pageOf(version, 'plain', { size: 2000 })).one('MaxKeys')).toBe('1000');
  });
});

test('a token goes on where its page ended, whatever came and went in between', async () => {
  const names = ['a', 'b', 'c', 'd'].map((name) => `changing/${name}`);
  for (const name of names) await store.client.putObject(store.bucket, name, name);
  const query = { 'list-type': 2, prefix: 'changing/' };
  const first = await listedPage(store, { ...query, 'max-keys': 2 });
  await store.client.removeObject(store.bucket, 'changing/b');
  await store.client.putObject(store.bucket, 'changing/aa', 'earlier');
  const token = String(first.one('NextContinuationToken'));
  const rest = await listedPage(store, { ...query, 'continuation-token': token, 'start-after': 'changing/a' });
  expect(rest.keys).toEqual(names.slice(2));
});
