import { posts } from './content/posts.js';
import { readingMinutes } from './reading-minutes.js';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('counts the words of every piece, 200 to the minute, and one minute at least', () => {
  expect(readingMinutes([{ paragraph: words(5) }])).toBe(1);
  expect(readingMinutes([{ paragraph: words(400) }])).toBe(2);
  expect(
    readingMinutes([{ paragraph: words(390) }, { subhead: words(3) }, { quote: words(110), by: 'Somebody' }]),
  ).toBe(3);
});

test('every post is between 350 and 600 words long', () => {
  for (const { slug, body } of posts) {
    const written = body.flatMap((block) => Object.values(block).filter((value) => typeof value === 'string'));
    const count = written.join(' ').split(/\s+/).length;
    expect([slug, count > 350 && count < 600]).toEqual([slug, true]);
  }
});
