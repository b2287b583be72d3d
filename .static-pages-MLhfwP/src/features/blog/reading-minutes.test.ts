import { posts } from './content/posts.js';
import { readingMinutes } from './reading-minutes.js';

const text = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('counts the words of all blocks, 200 per minute, at least one minute', () => {
  expect(readingMinutes([{ paragraph: text(5) }])).toBe(1);
  expect(readingMinutes([{ paragraph: text(400) }])).toBe(2);
  expect(readingMinutes([{ paragraph: text(390) }, { subhead: text(3) }, { quote: text(110), by: 'Somebody' }])).toBe(
    3,
  );
});

test('every post is between 350 and 600 words long', () => {
  for (const { slug, body } of posts) {
    const written = body.flatMap((block) => Object.values(block).filter((value) => typeof value === 'string'));
    const count = written.join(' ').split(/\s+/).length;
    expect([slug, count > 350 && count < 600]).toEqual([slug, true]);
  }
});
