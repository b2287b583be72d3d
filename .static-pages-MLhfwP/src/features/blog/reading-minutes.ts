import type { Block } from './content/post.js';

const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(body: Block[]): number {
  const wordList = body.flatMap((block) => textOf(block).split(/\s+/).filter(Boolean));
  return Math.max(1, Math.round(wordList.length / wordsPerMinute));
}

function textOf(block: Block): string {
  if ('paragraph' in block) return block.paragraph;
  if ('subhead' in block) return block.subhead;
  if ('quote' in block) return block.quote;
  return block.caption;
}
