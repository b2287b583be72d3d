import { languages } from '@wayhouse/domain/languages';
import { languageName } from './language-name.js';

test('every language has a name of its own', () => {
  const names = languages.map(languageName);
  expect(new Set(names).size).toBe(languages.length);
  expect(names.filter((name, at) => name === languages[at])).toEqual([]);
  expect([languageName('de'), languageName('id')]).toEqual(['German', 'Indonesian']);
});
