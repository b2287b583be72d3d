/** What search engines and shared links learn of a page. Addresses are absolute. */
export type PageHead = {
  title: string;
  description: string;
  url: string;
  image?: string;
  /** For pages that should not be found: of one person only, or of nothing. */
  hidden?: boolean;
  /** schema.org data. */
  jsonLd?: object;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that can stand between script tags: no `<` can end the element, no line separator the script. */
const escapeJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export function renderHead({ title, description, url, image, hidden, jsonLd }: PageHead): string {
  const meta = (kind: 'name' | 'property', key: string, value: string) =>
    `<meta ${kind}="${key}" content="${escapeHtml(value)}">`;
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    hidden ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Wayhouse'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
  ];
  if (image) lines.push(meta('property', 'og:image', image), meta('name', 'twitter:card', 'summary_large_image'));
  if (jsonLd) lines.push(`<script type="application/ld+json">${escapeJson(jsonLd)}</script>`);
  return lines.join('');
}
