import type { PageHead, ShareImage } from '@wayhouse/contracts';
import { pageTitle } from '@wayhouse/messages/page-title';
import { escapeHtml, escapeJson } from '../escape.js';
import type { StyleSheet } from '../remotes/remotes.js';

const meta = (kind: 'name' | 'property', key: string, value: string | number): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(String(value))}">`;

/** `styles`: of the remote that has brought the content. */
export function renderHeadTags(head: PageHead, styles: StyleSheet[] = []): string {
  const { description, url, image, hidden, jsonLd = [] } = head;
  const title = pageTitle(head.title);
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
    ...styles.map(renderStyleSheet),
    ...jsonLd.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('');
}

const renderImageTags = ({ url, alt, width, height }: ShareImage): string[] => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:alt', alt),
  ...(width && height ? [meta('property', 'og:image:width', width), meta('property', 'og:image:height', height)] : []),
  meta('name', 'twitter:image:alt', alt),
];

/** Browsers check the hash. What takes the HTML over removes a sheet that belongs to another build. */
const renderStyleSheet = ({ remote, href, integrity }: StyleSheet): string =>
  `<link rel="stylesheet" href="${escapeHtml(href)}" data-served-with="${remote}" crossorigin="anonymous"` +
  `${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}>`;
