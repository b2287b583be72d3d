import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { eventually } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../testing/a-photo.js';
import { bundleEncoder } from '../testing/bundle-encoder.js';
import { photoEncoder } from './photo-encoder.js';

const folder = mkdtempSync(path.join(tmpdir(), 'encoder-'));
const [photo, large, text] = ['photo', 'large', 'text'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
beforeAll(async () => {
  await bundleEncoder();
  writeFileSync(photo, await aPhoto());
  writeFileSync(
    large,
    await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#246' } })
      .png()
      .toBuffer(),
  );
  writeFileSync(text, 'no photo');
});
const log = { warn: jest.fn() };
let encoder: ReturnType<typeof photoEncoder>;
const start = (times?: Parameters<typeof photoEncoder>[1]) => (encoder = photoEncoder(log as never, times));
afterEach(() => encoder.stop());
afterAll(() => rmSync(folder, { recursive: true }));

const unaborted = new AbortController().signal;
/** The processes that encode photos, as Linux lists the children of this one. */
const processes = () =>
  readdirSync(`/proc/${process.pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean))
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('encoder-process'))
    .map(Number);
const arePresent = (count: number) => eventually(() => Promise.resolve(expect(processes()).toHaveLength(count)));

test('encodes photo after photo in one process, which has a memory limit, no settings, and ends when there are none for a while', async () => {
  const { encode } = start({ photoMs: 60_000, idleMs: 2000 });
  expect(processes()).toEqual([]);
  expect(await encode(photo, unaborted)).toHaveLength(9);
  const [first] = processes();
  expect(readFileSync(`/proc/${first}/environ`, 'utf8')).not.toContain('MINIO');
  // In bytes: no file, whatever its header claims, takes more.
  expect(readFileSync(`/proc/${first}/limits`, 'utf8')).toMatch(/^Max data size\s+230400000\s/m);
  expect(await encode(photo, unaborted)).toHaveLength(9);
  expect(processes()).toEqual([first]);
  await arePresent(0);
  expect(await encode(photo, unaborted)).toHaveLength(9);
});

test('what is no photo is refused with its reason', async () => {
  const { encode } = start();
  await expect(encode(text, unaborted)).rejects.toMatchObject({ reason: 'photo-unreadable' });
});

test('the process is killed when its photo is wanted no more, and the next photo gets another', async () => {
  const { encode } = start();
  const leaving = new AbortController();
  const given = encode(large, leaving.signal);
  await arePresent(1);
  leaving.abort(new Error('left'));
  await expect(given).rejects.toThrow('left');
  await arePresent(0);
  expect(await encode(photo, unaborted)).toHaveLength(9);
});

test('a photo that takes too long is given up, and its caller may try again later', async () => {
  const { encode } = start({ photoMs: 1, idleMs: 60_000 });
  await expect(encode(large, unaborted)).rejects.toMatchObject({ reason: 'uploads-busy' });
  await arePresent(0);
});

test('a photo whose process dies is given to a new one', async () => {
  const { encode } = start();
  await encode(photo, unaborted);
  const [first] = processes();
  const given = encode(large, unaborted);
  process.kill(first!, 'SIGKILL');
  expect(await given).toHaveLength(9);
  expect(processes()).not.toEqual([first]);
});
