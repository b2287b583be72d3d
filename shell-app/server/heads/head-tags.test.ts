import { renderHeadTags } from './head-tags.js';

const head = { title: 'Amber Court', description: 'A room', url: 'https://stay.example.test/rooms/r1' };
const photo = { url: 'https://stay.example.test/images/abc/1280.jpg', alt: 'Double Bed at Amber Court, Jaipur' };

test('a link preview shows the picture with its size and alt text', () => {
  const html = renderHeadTags({ ...head, image: { ...photo, width: 1280, height: 853 } });
  for (const [property, content] of [
    ['og:image', photo.url],
    ['og:image:width', '1280'],
    ['og:image:height', '853'],
    ['og:image:alt', photo.alt],
  ])
    expect(html).toContain(`<meta property="${property}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the size of a picture is left out if it is unknown', () => {
  const html = renderHeadTags({ ...head, image: photo });
  expect(html).toContain('og:image:alt');
  expect(html).not.toContain('og:image:width');
});
