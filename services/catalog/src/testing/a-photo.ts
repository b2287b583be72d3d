import sharp from 'sharp';

/** A small photo; another colour makes a different one. */
export const aPhoto = (overrides: { width?: number; height?: number; colour?: string } = {}): Promise<Buffer> => {
  const { width = 400, height = 300, colour = '#246' } = overrides;
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
};
