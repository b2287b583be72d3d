/** The picture of a link preview; its size in pixels, if known. */
export type ShareImage = { url: string; alt: string; width?: number; height?: number };

/** Metadata for search engines and link previews. URLs are absolute. */
export type PageMetadata = {
  title: string;
  description: string;
  url: string;
  image?: ShareImage;
  /** `noindex`, for pages of one person and unknown pages. */
  hidden?: boolean;
  /** An unknown page: the status is 404, and the shell shows its page for that. */
  missing?: boolean;
  /** schema.org data. */
  jsonLd?: object[];
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** JSON for a script element: escapes `<`, which could end the element, and line separators, which could end the script. */
const escapeJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const meta = (kind: 'name' | 'property', key: string, value: string | number): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(String(value))}">`;

export function renderHeadTags({ title, description, url, image, hidden, jsonLd = [] }: PageMetadata): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    hidden ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Wayhouse'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? renderImageTags(image) : []),
    ...jsonLd.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('');
}

const renderImageTags = ({ url, alt, width, height }: ShareImage): string[] => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:alt', alt),
  ...(width && height ? [meta('property', 'og:image:width', width), meta('property', 'og:image:height', height)] : []),
  meta('name', 'twitter:image:alt', alt),
];
