import { currentLocale, setLocaleSource } from '@wayhouse/messages/locale';
import { messages } from '../messages.js';
import { startHostLocale, startRemoteLocale } from './page-locale.js';

const speak = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
afterEach(() => {
  setLocaleSource(() => 'en');
  document.documentElement.lang = 'en';
});

test('a host is in the first language of the visitor that there is, and so is the document', async () => {
  speak('tlh', 'en-XA', 'en');
  await startHostLocale();
  expect(document.documentElement.lang).toBe('en-XA');
  expect(messages.retry).toBe('⟦Ŕéţŕý⟧');
});

test('a host without a language of the visitor is in English', async () => {
  speak('tlh');
  await startHostLocale();
  expect([document.documentElement.lang, messages.retry]).toEqual(['en', 'Retry']);
});

test('a remote is in the language of its host', async () => {
  document.documentElement.lang = 'en-XA';
  await startRemoteLocale();
  expect(currentLocale()).toBe('en-XA');
});
