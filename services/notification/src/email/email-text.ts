import type { LetterContent } from './email.js';

/** The same letter for readers without HTML. */
export function letterText({ heading, paragraphs, facts, action, footnote, leave }: LetterContent): string {
  const rows = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const link = action && `${action.label}: ${action.url}`;
  const foot = [footnote, leave && `${leave.label}: ${leave.url}`].filter(Boolean).join('\n');
  return [`WAYHOUSE`, heading, ...paragraphs, rows, link, foot && `-- \n${foot}`].filter(Boolean).join('\n\n') + '\n';
}
