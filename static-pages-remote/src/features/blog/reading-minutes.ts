import type { Block } from './content/post.js';

const wordsPerMinute = 200;

/** How long a post takes to read, in whole minutes, one at least. */
export function readingMinutes(body: Block[]): number {
  const words = body.flatMap((block) => wordsOf(block).split(/\s+/).filter(Boolean));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

function wordsOf(block: Block): string {
  if ('paragraph' in block) return block.paragraph;
  if ('subhead' in block) return block.subhead;
  if ('quote' in block) return block.quote;
  return block.caption;
}
