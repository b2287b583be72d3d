import { type PageHead, renderHead } from './page-head.js';

const ownWords = /<title>[^<]*<\/title>|<meta\s+name="?description"?[^>]*>/gi;

/** The shell's page with the words of the address it is asked for; a page without a head stays as it is. */
export function withHead(html: string, head: PageHead): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  return html.slice(0, end).replace(ownWords, '') + renderHead(head) + html.slice(end);
}
