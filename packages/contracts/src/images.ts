/** Every room photo is stored in these widths (pixels) and formats. */
export const imageWidths = [400, 800, 1280] as const;
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
const largestWidth = Math.max(...imageWidths);
export type ImageFormat = (typeof imageFormats)[number];

/** The URL of a photo in API responses: its largest JPEG, which every client can show. */
export const imageUrl = (id: string): string => `/images/${id}/${largestWidth}.jpg`;

/** The URL of the same photo in another width and format. */
export function imageVariant(url: string, width: number, format: ImageFormat): string {
  return url.replace(/\/\d+\.jpg$/, `/${width}.${format}`);
}

/** A `srcset` of one format over all widths. */
export const imageSourceSet = (url: string, format: ImageFormat): string =>
  imageWidths.map((width) => `${imageVariant(url, width, format)} ${width}w`).join(', ');
