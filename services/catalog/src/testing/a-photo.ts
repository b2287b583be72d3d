import sharp from 'sharp';

/** A small photo; another colour makes a different one. */
export const aPhoto = (overrides: { width?: number; height?: number; colour?: string } = {}): Promise<Buffer> => {
  const { width = 400, height = 300, colour = '#246' } = overrides;
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
};

/** A square image of so many million pixels, to be encoded in any format. */
export function blankOf(megapixels: number) {
  const side = Math.floor(Math.sqrt(megapixels * 1_000_000));
  return sharp({ limitInputPixels: false, create: { width: side, height: side, channels: 3, background: '#246' } });
}
