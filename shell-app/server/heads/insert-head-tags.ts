import type { PageHead, ShareImage } from '@wayhouse/contracts';
import type { StyleSheet } from '../remotes/remotes.js';
import { renderHeadTags } from './head-tags.js';

const replacedTags = /<title>[^<]*<\/title>|<meta\s+(?:name="?description"?|property="?og:image[:a-z]*"?)[^>]*>/gi;
// The build's minifier omits quotes.
const imageTag = /<meta\s+property="?og:image(:[a-z]+)?"?\s+content=(?:"([^"]*)"|([^\s>]+))[^>]*>/gi;

/**
 * Replaces title, description and picture in the shell's HTML. The shell's picture is used for pages without one. HTML
 * without a head is returned unchanged.
 */
export function insertHeadTags(html: string, head: PageHead, origin: string, styles?: StyleSheet[]): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const shell = html.slice(0, end);
  return (
    shell.replace(replacedTags, '') +
    renderHeadTags({ image: shellImage(shell, origin), ...head }, styles) +
    html.slice(end)
  );
}

/** The picture of the shell's HTML, with an absolute URL. */
function shellImage(shell: string, origin: string): ShareImage | undefined {
  const properties = Object.fromEntries(
    [...shell.matchAll(imageTag)].map(([, part = ':url', quoted, bare]) => [part, quoted ?? bare ?? '']),
  );
  if (!properties[':url']) return undefined;
  const size = { width: Number(properties[':width']) || undefined, height: Number(properties[':height']) || undefined };
  return { url: new URL(properties[':url'], `${origin}/`).href, alt: properties[':alt'] ?? '', ...size };
}
