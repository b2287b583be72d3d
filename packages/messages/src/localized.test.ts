import { chooseLocale, loadLocale } from './load-locale.js';
import { parseAcceptLanguage, setLocaleSource, type Locale } from './locale.js';
import { localized } from './localized.js';

const messages = localized('test', {
  title: 'Rooms',
  nested: { guests: (count: number) => `${count} guests` },
  sorts: ['Newest'],
});

function readIn(locale: Locale) {
  setLocaleSource(() => locale);
}
afterEach(() => readIn('en'));

test('messages are English until a locale is loaded', async () => {
  readIn('en-XA');
  expect(messages.title).toBe('Rooms');
  await loadLocale('en-XA');
  expect(messages.title).toBe('⟦Ŕööm\u0161⟧');
  readIn('en');
  expect(messages.title).toBe('Rooms');
});

test('the pseudo-locale marks nested messages, lists and what functions return', async () => {
  await loadLocale('en-XA');
  readIn('en-XA');
  expect(messages.nested.guests(2)).toBe('⟦2 ĝûéšţš⟧');
  expect(messages.sorts).toEqual(['⟦Ñéwéšţ⟧']);
});

test.each([
  [['en-XA'], 'en-XA'],
  [['tlh-AQ', 'en-GB'], 'en'],
  [['tlh'], 'en'],
  [[], 'en'],
])('of %p the locale is %s', (wanted, locale) => {
  expect(chooseLocale(wanted)).toBe(locale);
});

test('language ranges are ordered by quality; unwanted ones are left out', () => {
  expect(parseAcceptLanguage('fr;q=0.5, en-XA, de;q=0')).toEqual(['en-XA', 'fr']);
  expect(parseAcceptLanguage()).toEqual([]);
});
