import type { LetterContent } from './letter.js';

/** The same letter for readers without HTML. */
export function letterText({ heading, paragraphs, facts, action, footnote }: LetterContent): string {
  const rows = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const link = action && `${action.label}: ${action.url}`;
  return (
    [`WAYHOUSE`, heading, ...paragraphs, rows, link, footnote && `-- \n${footnote}`].filter(Boolean).join('\n\n') + '\n'
  );
}
