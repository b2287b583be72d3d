import sharp from 'sharp';

/** A small picture; another colour makes another photo. */
export const aPhoto = (over: { width?: number; height?: number; colour?: string } = {}): Promise<Buffer> => {
  const { width = 400, height = 300, colour = '#246' } = over;
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
};
