import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { limits } from '@wayhouse/domain';
import { aPhoto } from '../testing/a-photo.js';
import { encodePhoto } from './encode-photo.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'encode-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#2468' } });
function encode(photo: Buffer) {
  const original = path.join(folder, 'original');
  writeFileSync(original, photo);
  return encodePhoto(original, folder);
}

test('makes three widths in three formats', async () => {
  const variants = await encode(await aPhoto({ width: 1400, height: 300 }));
  const sizes = await Promise.all(variants.map(({ file }) => sharp(file).metadata()));
  expect(sizes.map((size) => size.width)).toEqual([400, 400, 400, 800, 800, 800, 1280, 1280, 1280]);
  expect(sizes.slice(0, 3).map((size) => size.mediaType)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
});

test('never enlarges a small photo', async () => {
  const variants = await encode(await aPhoto({ width: 360 }));
  expect(await sharp(variants.at(-1)!.file).metadata()).toMatchObject({ width: 360 });
});

test('makes a photo that is higher than twice its width fit', async () => {
  const variants = await encode(await aPhoto({ width: 600, height: 6000 }));
  const sizes = await Promise.all(variants.map(({ file }) => sharp(file).metadata()));
  expect(sizes.map(({ width, height }) => [width, height]).slice(5)).toEqual([
    [160, 1600],
    [256, 2560],
    [256, 2560],
    [256, 2560],
  ]);
});

test('rotates the photo upright and removes its metadata', async () => {
  const sideways = await blank(600, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  for (const { file } of await encode(sideways)) {
    const { width, height, exif, icc, xmp, orientation } = await sharp(file).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 400, height: 600 });
  }
});

test.each(['png', 'webp', 'avif'] as const)('reads %s', async (format) => {
  expect(await encode(await blank(300, 300)[format]().toBuffer())).toHaveLength(9);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const refused: [string, () => Promise<Buffer> | Buffer][] = [
  ['an SVG', () => Buffer.from(svg)],
  ['a GIF', () => blank(9, 9).gif().toBuffer()],
  ['a TIFF', () => blank(9, 9).tiff().toBuffer()],
  ['text', () => Buffer.from('not a picture')],
  ['an empty file', () => Buffer.alloc(0)],
  ['half a photo', async () => (await aPhoto({ width: 400, height: 400 })).subarray(0, 900)],
];

test.each(refused)('refuses %s', async (_case, make) => {
  await expect(encode(await make())).rejects.toMatchObject({ reason: 'photo-unreadable' });
});

const tooLarge: [string, number, () => Sharp][] = [
  ['AVIF', 8, () => blank(2900, 2800).avif({ effort: 0 })],
  ['AVIF of more than 8 bits', 5, () => blank(2300, 2300).avif({ effort: 0, bitdepth: 10 })],
  ['progressive JPEG', 21, () => blank(4700, 4600).jpeg({ progressive: true })],
  ['interlaced PNG', 32, () => blank(5700, 5700).png({ progressive: true, compressionLevel: 1 })],
  [
    'interlaced PNG of 16 bits',
    16,
    () => blank(4100, 4000).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }),
  ],
  ['WebP', 40, () => blank(6400, 6400).webp({ effort: 0 })],
  ['JPEG', limits.imageMegapixels, () => blank(7200, 7000).jpeg()],
];

test.each(tooLarge)('refuses by its header: %s of more than %d million pixels', async (_kind, megapixels, make) => {
  const refusal = { reason: 'photo-too-many-pixels', params: { megapixels } };
  await expect(encode(await make().toBuffer())).rejects.toMatchObject(refusal);
  expect(readdirSync(folder)).toEqual(['original']);
});

test('accepts what is within the bounds of its kind', async () => {
  expect(await encode(await blank(5100, 5000).jpeg().toBuffer())).toHaveLength(9);
});

test('refuses a photo with a side that is too long, whatever the other', async () => {
  const wide = await blank(limits.imageSide + 1, 1)
    .png()
    .toBuffer();
  const refusal = { reason: 'photo-side-too-long', params: { pixels: limits.imageSide } };
  await expect(encode(wide)).rejects.toMatchObject(refusal);
});

test('reads a photo that a decoder warns of, as cameras write them', async () => {
  const file = path.join(folder, 'of-a-camera.jpg');
  const jpeg = await blank(400, 300).jpeg().toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  // The end of the band of frequencies, which is 63 in a sequential JPEG.
  jpeg[scan + 6 + 2 * jpeg[scan + 4]!] = 0;
  writeFileSync(file, jpeg);
  await expect(sharp(file, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('SOS');
  expect(await encodePhoto(file, folder)).not.toEqual([]);
});
