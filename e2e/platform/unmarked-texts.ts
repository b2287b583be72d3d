import type { Page, Response } from '@playwright/test';
import { pageStateId } from '@wayhouse/contracts';
import { bookingNumber, cities } from '@wayhouse/domain';
import { unmarkedTexts } from '@wayhouse/messages/testing/unmarked-texts';

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
const enteredMembers = new Set([
  'name',
  'username',
  'guest',
  'address',
  'city',
  'contact',
  'email',
  'reason',
  'description',
  '_id',
]);

/** Watches a page in the pseudo-locale, and finds texts on it that have letters outside of its marks. */
export function watchTexts(page: Page) {
  const entered = new Set<string>();
  const reading: Promise<void>[] = [];
  const read = async (response: Response) => collectEntered(await response.json().catch(() => undefined), entered);
  /** What a page was rendered from is in its HTML. */
  const readState = async (response: Response) => {
    const html = await response.text().catch(() => '');
    const [, state = 'null'] = new RegExp(`id="${pageStateId}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
    collectEntered(JSON.parse(state), entered);
  };
  page.on('response', (response) => {
    // An event stream never ends.
    const isJson = response.headers()['content-type']?.includes('json');
    if (isJson && response.url().includes('/api/')) reading.push(read(response));
    if (response.request().isNavigationRequest()) reading.push(readState(response));
  });
  return async (): Promise<string[]> => {
    const texts = await readTexts(page);
    // Afterwards: what is below the window may arrive until then, and every response comes before its texts.
    await Promise.all(reading);
    return unmarkedTexts(texts, [...neverTranslated, ...entered]);
  };
}

function collectEntered(value: unknown, entered: Set<string>, member = ''): void {
  if (typeof value === 'string' && enteredMembers.has(member) && value) entered.add(value);
  if (typeof value === 'string' && member === '_id') entered.add(bookingNumber(value));
  // A line may end between its parts.
  if (typeof value === 'string' && member === 'relayAddress') for (const part of value.split('@')) entered.add(part);
  if (Array.isArray(value)) for (const each of value) collectEntered(each, entered, member);
  else if (typeof value === 'object' && value)
    for (const [name, each] of Object.entries(value)) collectEntered(each, entered, name);
}

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
