import { insertHeadTags } from './insert-head-tags.js';

const origin = 'https://stay.example.test';
const head = { title: 'Goa', description: 'Rooms', url: `${origin}/rooms` };
const shell = (meta: string) => `<html><head><title>Shell</title>${meta}</head><body></body></html>`;
// As the build writes it: quotes only where they are needed.
const picture =
  '<meta property=og:image content=/hero.1a2b3c4d.jpg><meta property=og:image:width content=1280>' +
  '<meta property=og:image:height content=720><meta property=og:image:alt content="A resort at dusk">';

test('a page without a picture gets the shell’s, with an absolute URL', () => {
  const html = insertHeadTags(shell(picture), head, origin);
  expect(html).toContain('<meta property="og:image" content="https://stay.example.test/hero.1a2b3c4d.jpg">');
  expect(html).toContain('<meta property="og:image:width" content="1280">');
  expect(html).toContain('<meta property="og:image:alt" content="A resort at dusk">');
  expect(html.match(/og:image"/g)).toHaveLength(1);
});

test('a page’s own picture replaces the shell’s', () => {
  const html = insertHeadTags(
    shell(picture),
    { ...head, image: { url: `${origin}/images/a/1280.jpg`, alt: 'A room' } },
    origin,
  );
  expect(html).toContain('content="https://stay.example.test/images/a/1280.jpg"');
  expect(html).not.toMatch(/hero|1280"|A resort/);
});

test('without any picture the Twitter card is small', () => {
  const html = insertHeadTags(shell(''), head, origin);
  expect(html).toContain('<meta name="twitter:card" content="summary">');
  expect(html).not.toContain('og:image');
});
