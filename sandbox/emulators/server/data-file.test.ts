import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clerkKeys } from '../clerk/keys.js';
import { openMailbox } from '../smtp/mailbox.js';
import { loadPushKeys } from '../../platform/data-folder/push-keys.js';
import { loadStoreKeys } from '../../platform/data-folder/store-keys.js';
import { sandboxSecrets } from '../providers/secrets.js';
import { releasesIn } from '../../platform/releases/releases.js';
import { openBuckets } from '../s3/storage/buckets.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'data-file-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const objectRecord = `buckets/photos/objects/${'0'.repeat(64)}.json`;

/** Every file that is written whole, and what reads it. */
const readers: [string, () => unknown][] = [
  ['store-keys.json', () => loadStoreKeys(folder)],
  ['push-keys.json', () => loadPushKeys(folder)],
  ['providers-secrets.json', () => sandboxSecrets(folder)],
  ['signing-key.pem', () => clerkKeys(path.join(folder, 'signing-key.pem'), 'sk_test_1')],
  ['000000000000001-00000000.mail', () => openMailbox(folder, Date.now)],
  ['releases.json', () => releasesIn(folder).current()],
  ['buckets/photos/bucket.json', () => openBuckets(folder)],
  [objectRecord, () => openBuckets(folder)],
];

const cases = readers.flatMap(([name, read]) => ['', 'milk\nbread', '{}\n'].map((text) => [name, text, read] as const));

test.each(cases)(
  'a corrupt %s (%j) is refused with its path and a way out, and left as it is',
  async (name, text, read) => {
    const write = (below: string, content: string) => {
      mkdirSync(path.dirname(path.join(folder, below)), { recursive: true });
      writeFileSync(path.join(folder, below), content);
    };
    if (name === objectRecord) write('buckets/photos/bucket.json', '{"created":1}');
    write('buckets/photos/contents/the-photo', 'a photo');
    write(name, text);

    await expect((async () => await read())()).rejects.toThrow(
      /^The data file .+ is corrupt: .+\. Put a copy of it back, or empty the data folder with `npm run reset`\.$/,
    );
    await expect((async () => await read())()).rejects.toThrow(path.join(folder, name));
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
    expect(readFileSync(path.join(folder, 'buckets/photos/contents/the-photo'), 'utf8')).toBe('a photo');
  },
);
