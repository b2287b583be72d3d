import type { Page, Response } from '@playwright/test';
import { cities } from '@wayhouse/domain';

/** Texts that no translation would change, each with its reason. */
const neverTranslated = [
  'Wayhouse', // The name.
  ...['Instagram', 'Facebook', 'LinkedIn', 'X'], // Names of companies.
  ...cities.flatMap(({ name, country }) => [name, country]), // Data: hotels are in them.
  ...['Emma Lindqvist', 'Liam Okafor', 'Sofia Marchetti'], // Guests who are quoted.
  ...['Leela Nair', 'Asha Menon', 'Nora Lind'], // Who is signed in, whom Clerk names.
  'Atlantis', // What a journey searches for.
  'USD', // The code of the currency.
];

/** The members of the API's responses that people have entered. */
const enteredMembers = new Set(['name', 'username', 'guest', 'address', 'city', 'contact', 'email', 'reason', '_id']);

/** What `Intl` writes: the journey is about messages, and a pseudo-locale has no dates of its own. */
const formatted = [
  ...['long', 'short'].flatMap((style) =>
    Array.from({ length: 12 }, (_, month) => part({ month: style as 'long' }, Date.UTC(2027, month, 1))),
  ),
  ...['long', 'short'].flatMap((style) =>
    Array.from({ length: 7 }, (_, day) => part({ weekday: style as 'long' }, Date.UTC(2027, 0, day + 1))),
  ),
  ...['AM', 'PM'],
];

function part(options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat('en-AE', { ...options, timeZone: 'UTC' }).format(at);
}

/** Watches a page in the pseudo-locale, and finds texts on it that have letters outside of its marks. */
export function watchTexts(page: Page) {
  const entered = new Set<string>();
  const reading: Promise<void>[] = [];
  const read = async (response: Response) => collectEntered(await response.json().catch(() => undefined), entered);
  page.on('response', (response) => {
    // An event stream never ends.
    const isJson = response.headers()['content-type']?.includes('json');
    if (isJson && response.url().includes('/api/')) reading.push(read(response));
  });
  return async (): Promise<string[]> => {
    await Promise.all(reading);
    const known = [...neverTranslated, ...formatted, ...entered].sort((one, other) => other.length - one.length);
    return [...new Set(await readTexts(page))].filter((text) => hasLetters(text, known));
  };
}

function collectEntered(value: unknown, entered: Set<string>, member = ''): void {
  if (typeof value === 'string' && enteredMembers.has(member) && value) entered.add(value);
  // A line may end between its parts.
  if (typeof value === 'string' && member === 'relayAddress') for (const part of value.split('@')) entered.add(part);
  if (Array.isArray(value)) for (const each of value) collectEntered(each, entered, member);
  else if (typeof value === 'object' && value)
    for (const [name, each] of Object.entries(value)) collectEntered(each, entered, name);
}

/** The initials of a person without a picture; the hash of a build. */
const neverWords = /^(\p{Lu}{1,2}|[0-9a-f]{8})$/u;

/** Whether letters are left without what is marked, known, an address of the web or of email, or an amount as on an axis. */
function hasLetters(text: string, known: string[]): boolean {
  if (neverWords.test(text)) return false;
  let rest = text;
  // Whole words only, so that a known name hides no part of another text.
  for (const each of known) rest = rest.replaceAll(new RegExp(`(?<!\\p{L})${escapeRegExp(each)}(?!\\p{L})`, 'gu'), '');
  rest = rest.replace(/\S+@\S+\.\w+|https?:\S+|\$[\d.]+K/g, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
  }
  return /\p{L}/u.test(rest);
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Everything that is visible or read out, apart from Clerk's own dialogs. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ];
    const isShown = (element: Element | null) =>
      element !== null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('script, style, noscript, [class*="cl-"]') &&
      // An email address, in parts so that it can wrap.
      !element.closest('a[href^="mailto:"]');
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (isShown(node.parentElement)) texts.push(node.textContent ?? '');
    for (const element of document.body.querySelectorAll('*'))
      if (isShown(element)) for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter(Boolean);
  });
