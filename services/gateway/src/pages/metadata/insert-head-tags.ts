import { type PageHead, renderHead, type ShareImage } from './head-tags.js';

const ownWords = /<title>[^<]*<\/title>|<meta\s+(?:name="?description"?|property="?og:image[:a-z]*"?)[^>]*>/gi;
// The build leaves quotes away where it can.
const ownImage = /<meta\s+property="?og:image(:[a-z]+)?"?\s+content=(?:"([^"]*)"|([^\s>]+))[^>]*>/gi;

/**
 * The shell's page with the words of the address it is asked for; a page without a head stays as it is. The picture the
 * shell names stands for every page that has none of its own.
 */
export function withHead(html: string, head: PageHead, origin: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const shell = html.slice(0, end);
  return shell.replace(ownWords, '') + renderHead({ image: imageOf(shell, origin), ...head }) + html.slice(end);
}

/** The picture the shell's page names, at an absolute address. */
function imageOf(shell: string, origin: string): ShareImage | undefined {
  const said = Object.fromEntries(
    [...shell.matchAll(ownImage)].map(([, part = ':url', quoted, bare]) => [part, quoted ?? bare ?? '']),
  );
  if (!said[':url']) return undefined;
  const size = { width: Number(said[':width']) || undefined, height: Number(said[':height']) || undefined };
  return { url: new URL(said[':url'], `${origin}/`).href, alt: said[':alt'] ?? '', ...size };
}
