import { forwardedSubject, forwardedText } from './forwarded-text.js';

const addresses = ['asha.menon@example.test', 'meera@example.test'];
const textOf = (over: { subject?: string; text?: string; html?: string; attachments?: number }) =>
  forwardedText(
    { returnPath: '', from: '', to: [], subject: '', headers: {}, text: '', html: '', attachments: 0, ...over },
    addresses,
  );

test.each([
  ['Write to asha.menon@example.test.', 'Write to (address removed).'],
  ['Asha.Menon+stay@Example.test, please', '(address removed), please'],
  ['https://example.test/?to=asha.menon%40example.test', 'https://example.test/?to=(address removed)'],
  ['mailto:meera@example.test', 'mailto:(address removed)'],
  ['On Monday Asha <asha.menon@example.test> wrote:', 'On Monday Asha wrote:'],
  ['Am Montag schrieb Ravi <mailto:ravi@elsewhere.test>:', 'Am Montag schrieb Ravi:'],
  ['My sister is ravi@elsewhere.test', 'My sister is ravi@elsewhere.test'],
  ['Is 3 < 4, and 5 > 4 @ night?', 'Is 3 < 4, and 5 > 4 @ night?'],
])('strikes out of %j the addresses of the two, and quoted ones', (text, struck) => {
  expect(textOf({ text })).toBe(struck);
});

test.each([
  ...[
    '*?*',
    '_?_',
    '|?|',
    '`?`',
    '“?”',
    '{?}',
    '-?',
    '•?',
    '!?',
    '~?~',
    '(?)',
    '[mailto:?]',
    '«?»',
    '?.',
    '?,',
    '?_',
    '?-',
  ],
  ...['Email/?', 'https://example.test/u/?', 'Email:?', 'https://example.test/to/%3C?%3E', '/%20?'],
])('strikes out the addresses of the two within %j', (around) => {
  const spellings = ['asha.menon@example.test', 'Ash.Amenon+a_b@Example.test', 'asha.menon%2Bx%40example.test'];
  for (const address of [...spellings, 'm.e.e.ra@example.test']) {
    expect(textOf({ text: around.replace('?', address) })).toBe(around.replace('?', '(address removed)'));
  }
});

test.each(['natashamenon@example.test', 'ameera@example.test', '2meera@example.test', 'meera@example.tests'])(
  'keeps %s, which is of somebody else',
  (address) => {
    expect(textOf({ text: address })).toBe(address);
  },
);

test('reads an address letter by letter', () => {
  const email = { returnPath: '', from: '', to: [], subject: '', html: '', attachments: 0, headers: {} };
  const text = '*a_b*c|{x}$@example.test* axb@example.test a_b@exampleytest';
  const struck = forwardedText({ ...email, text }, ['a_b*c|{x}$@example.test', 'a_b@example.test']);
  expect(struck).toBe('*(address removed)* axb@example.test a_b@exampleytest');
});

test('keeps line breaks and drops control characters', () => {
  expect(textOf({ text: 'One\r\ntwo\u0000\u0007\u001b[31m\rthree\t\u202efour' })).toBe('One\ntwo[31m\nthree\tfour');
});

test('reduces an email that has only HTML to its text', () => {
  const html =
    '<style>p{}</style><p>Hello <b>there</b></p><img src="https://x.test/pixel"><a href="https://x.test">A map</a><script>1</script>';
  expect(textOf({ text: ' \n', html })).toBe('Hello there\n\nA map');
  expect(textOf({ text: 'Plain', html })).toBe('Plain');
});

test('says that attachments were left out', () => {
  expect(textOf({ text: 'See the photo', attachments: 1 })).toBe('See the photo\n\n(An attachment was left out.)');
  expect(textOf({ text: 'See them', attachments: 3 })).toContain('(3 attachments were left out.)');
});

test('an email without a word in it is its subject, and what was attached; without either it is empty', () => {
  const html = '<p> <img src="cid:1"></p>';
  const subject = 'We arrive at 23:30,\nwrite to asha.menon@example.test';
  expect(textOf({ html, subject })).toBe('We arrive at 23:30, write to (address removed)');
  expect(textOf({ subject: 'The form', attachments: 1 })).toBe('The form\n\n(An attachment was left out.)');
  expect(textOf({ html, attachments: 1 })).toBe('(An attachment was left out.)');
  expect(textOf({ html, subject: ' ' })).toBe('');
});

test('a picture within the HTML takes none of the room for what is written', () => {
  const picture = `data:image/png;base64,${'A'.repeat(250_000)}`;
  const html = `<p>First</p><img src="${picture}"><p style="background:url(${picture})">At 23:30, data: none</p>`;
  expect(textOf({ html })).toBe('First\n\nAt 23:30, data: none');
});

test('HTML that is cut has a note, also where no text was found in it', () => {
  const long = `<p title="${'x'.repeat(200_000)}">Last</p>`;
  expect(textOf({ html: `<p>First</p>${long}` })).toMatch(/^First\n\n.*too long to forward/);
  expect(textOf({ html: long })).toMatch(/^\S.*too long to forward/);
});

test('cuts a long text, and not through an address', () => {
  const text = textOf({ text: `${'a word '.repeat(2856)}Ab: asha.menon@example.test${' more'.repeat(1000)}` });
  expect(text.length).toBeLessThan(20_100);
  expect(text).toContain('too long to forward');
  expect(text).not.toContain('asha');
});

test('takes no long time for a text without an end', () => {
  const started = process.cpuUsage();
  const long = [
    'meera'.repeat(180_000),
    'meera+'.repeat(150_000),
    `m${'.'.repeat(900_000)}`,
    ' m....e....e'.repeat(75_000),
  ];
  for (const text of long) forwardedSubject({ subject: text }, addresses);
  for (const start of ['data:', 'data:a', 'data:a/b;', 'data:a/b']) textOf({ html: start.repeat(150_000) });
  for (const text of [...long, 'a'.repeat(900_000), '<'.repeat(900_000), '@'.repeat(900_000), 'a@'.repeat(450_000)])
    textOf({ text });
  textOf({ html: '<div>'.repeat(180_000) });
  // Microseconds of the processor: a busy machine takes longer.
  expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
});

test('a subject is one line, without the addresses', () => {
  expect(forwardedSubject({ subject: 'Re: lift\r\nBcc: all@example.test' }, addresses)).toBe(
    'Re: lift Bcc: all@example.test',
  );
  expect(forwardedSubject({ subject: 'From meera@example.test' }, addresses)).toBe('From (address removed)');
  expect(forwardedSubject({ subject: `${'x '.repeat(94)}meera@example.test` }, addresses)).not.toContain('meera');
  expect(forwardedSubject({ subject: 'x'.repeat(5000) }, addresses)).toHaveLength(200);
  expect(forwardedSubject({ subject: ' ' }, addresses)).toBe('About your booking');
});
