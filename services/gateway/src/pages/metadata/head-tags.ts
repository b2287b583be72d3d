/** The picture a shared link shows. Width and height (pixels) are said where they are known. */
export type ShareImage = { url: string; alt: string; width?: number; height?: number };

/** What search engines and shared links learn of a page. Addresses are absolute. */
export type PageHead = {
  title: string;
  description: string;
  url: string;
  image?: ShareImage;
  /** For pages that should not be found: of one person only, or of nothing. */
  hidden?: boolean;
  /** For an address that is no page's: the shell says so, and so does the answer's status. */
  missing?: boolean;
  /** schema.org data, one object for each thing on the page. */
  jsonLd?: object[];
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that can stand between script tags: no `<` can end the element, no line separator the script. */
const escapeJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const meta = (kind: 'name' | 'property', key: string, value: string | number): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(String(value))}">`;

export function renderHead({ title, description, url, image, hidden, jsonLd = [] }: PageHead): string {
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
    ...(image ? renderImage(image) : []),
    ...jsonLd.map((thing) => `<script type="application/ld+json">${escapeJson(thing)}</script>`),
  ].join('');
}

const renderImage = ({ url, alt, width, height }: ShareImage): string[] => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:alt', alt),
  ...(width && height ? [meta('property', 'og:image:width', width), meta('property', 'og:image:height', height)] : []),
  meta('name', 'twitter:image:alt', alt),
];
