import { HtmlValidate } from 'html-validate';
import type { EmailContent } from './email.js';
import { emailHtml } from './email-html.js';

const content: EmailContent = {
  subject: 'Your booking',
  heading: 'Your room is booked',
  paragraphs: ['Dear Asha, we look forward to your stay.', 'See you\nsoon.'],
  photo: { url: 'https://stay.example.test/images/a/800.jpg', alt: 'Double Bed, Amber Court' },
  facts: [
    { label: 'Hotel', value: 'Amber Court' },
    { label: 'Room', value: 'Double Bed' },
  ],
  sections: [
    {
      heading: 'Arriving today',
      facts: [
        {
          label: 'Asha',
          value: 'Double Bed\nUnpaid',
          links: [{ label: 'WH-7K3Q', url: 'https://stay.example.test/b' }],
        },
      ],
    },
  ],
  action: { label: 'See My Bookings', url: 'https://stay.example.test/my-bookings' },
  choose: { label: 'Choose your emails', url: 'https://stay.example.test/owner/notifications' },
  unsubscribe: { label: 'Unsubscribe', url: 'https://stay.example.test/newsletter/unsubscribe/token' },
};
const html = emailHtml(content);
/** What Outlook reads: it takes what is for it alone. */
const inOutlook = html.replace(/<!--\[if mso\]>(.*?)<!\[endif\]-->/g, '$1');

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // What mail clients need: inline styles and attributes of old.
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'no-conditional-comment': 'off',
    // How React writes.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
  },
});

test.each([
  ['every client', html],
  ['Outlook', inOutlook],
])('the HTML that %s reads is valid', async (_client, read) => {
  const { results } = await validator.validateString(read);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

test('no line is longer than 600 pixels, in Outlook by the width of a table', () => {
  expect(html).toMatch(/<div style="max-width:600px[^>]*>[^]*<h1/);
  expect(html.replace(/<!--.*?-->/g, '')).not.toMatch(/<table [^>]*width="600"/);
  expect(inOutlook).toMatch(
    /<table [^>]*width="600"[^>]*><tbody><tr><td><div [^]*<h1[^]*<\/td><\/tr><\/tbody><\/table>/,
  );
});

test('the space around the text of the button is that of its cell, because Outlook gives none to a link', () => {
  const [, cell] = /<td [^>]*style="([^"]*)"><a [^>]*>See My Bookings<\/a><\/td>/.exec(inOutlook) ?? [];
  expect(cell).toMatch(/mso-padding-alt:14px 28px;background-color:#0E5A5A/);
});

test('the photo is as wide as the column in Outlook, which takes its width from the attribute alone', () => {
  const [, photo] = /width="(\d+)"[^>]*><tbody><tr><td><div/.exec(inOutlook) ?? [];
  expect(inOutlook).toMatch(new RegExp(`<img [^>]*width="${photo}"`));
});

test('all text has a font of its own, of which Windows has the first: Outlook looks at no other and inherits none', () => {
  const texts = [...inOutlook.matchAll(/<(?:td|th|p|h1|h2|a)\b([^>]*)>[^<]/g)].map(([, attributes = '']) => attributes);
  expect(texts.length).toBeGreaterThan(10);
  for (const attributes of texts.filter((each) => !each.includes('underline')))
    expect(attributes).toMatch(/font-family:(Georgia|&#x27;Segoe UI&#x27;),/);
});

test('nothing is loaded but the photo', () => {
  expect(html.match(/https:[^"]*\.jpg/g)).toHaveLength(1);
  expect(html).not.toContain('<link');
});

test('a line break is an element, because Outlook collapses others', () => {
  expect(html).toContain('See you<br/>soon.');
});

test('in a dark client everything that has a color has another', () => {
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? [];
  const colored = [...html.matchAll(/<\w+ ([^>]*style="[^"]*(?:color|border[\w-]*):[^"]*#[^>]*)>/g)].map(
    ([, tag = '']) => tag,
  );
  expect(colored.length).toBeGreaterThan(10);
  for (const tag of colored) {
    const [, name = 'none'] = /class="([^"]*)"/.exec(tag) ?? [];
    for (const each of name.split(' ')) expect([tag, dark]).toEqual([tag, expect.stringContaining(`.${each}{`)]);
  }
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
});
