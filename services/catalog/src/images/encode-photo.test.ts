import sharp from 'sharp';
import { aPhoto } from '../testing/a-photo.js';
import { encodePhoto } from './encode-photo.js';

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#2468' } });
const encodeVariant = async (photo: Buffer, width: number, format: string) =>
  (await encodePhoto(photo)).find((each) => each.width === width && each.format === format)!.bytes;

test('makes three widths in three formats', async () => {
  const variants = await encodePhoto(await aPhoto({ width: 1400, height: 300 }));
  const sizes = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map((size) => size.width)).toEqual([400, 400, 400, 800, 800, 800, 1280, 1280, 1280]);
  expect(sizes.slice(0, 3).map((size) => size.mediaType)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
});

test('never enlarges a small photo', async () => {
  const bytes = await encodeVariant(await aPhoto({ width: 360 }), 1280, 'jpg');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 360 });
});

test('rotates the photo upright and removes its metadata', async () => {
  const sideways = await blank(600, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const variants = await encodePhoto(sideways);
  for (const { bytes } of variants) {
    const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 400, height: 600 });
  }
});

test.each(['png', 'webp', 'avif'] as const)('reads %s', async (format) => {
  expect(await encodePhoto(await blank(300, 300)[format]().toBuffer())).toHaveLength(9);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const refused: [string, () => Promise<Buffer> | Buffer][] = [
  ['an SVG', () => Buffer.from(svg)],
  ['a GIF', () => blank(9, 9).gif().toBuffer()],
  ['a TIFF', () => blank(9, 9).tiff().toBuffer()],
  ['text', () => Buffer.from('not a picture')],
  ['an empty file', () => Buffer.alloc(0)],
  ['half a photo', async () => (await aPhoto({ width: 400, height: 400 })).subarray(0, 900)],
  ['more than 50 million pixels', () => blank(9000, 6000).png({ compressionLevel: 1 }).toBuffer()],
];

test.each(refused)('refuses %s', async (_case, make) => {
  await expect(encodePhoto(await make())).rejects.toMatchObject({ reason: 'photo-unreadable' });
});
