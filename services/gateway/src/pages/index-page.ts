import { type PageHead, renderHead } from './page-head.js';

const ownWords = /<title>[^<]*<\/title>|<meta\s+name="?description"?[^>]*>/gi;

/** The shell's page, to be given the words of the address it is asked for; a page without a head stays as it is. */
export function indexPage(html: string): (head: PageHead) => string {
  const end = html.indexOf('</head>');
  if (end === -1) return () => html;
  const before = html.slice(0, end).replace(ownWords, '');
  const after = html.slice(end);
  return (head) => before + renderHead(head) + after;
}
