import { line } from './fields.js';

const name = line(80);

test.each([
  ['Ōtaki Lodge', 'Ōtaki Lodge'],
  ['  The Old Mill, No. 7  ', 'The Old Mill, No. 7'],
  ['नीलम भवन', 'नीलम भवन'],
  ['Hôtel d’Été', 'Hôtel d’Été'],
  ['1898', '1898'],
  ['علی\u200cرضا کریمی', 'علی\u200cرضا کریمی'],
  ['ශ්\u200dරී කුමාර', 'ශ්\u200dරී කුමාර'],
  ['ಅರ\u200d್ಜುನ್', 'ಅರ\u200d್ಜುನ್'],
  ['ശ്രീകുമാര്\u200d', 'ശ്രീകുമാര്\u200d'],
])('accepts %s', (entered, stored) => {
  expect(name.parse(entered)).toBe(stored);
});

test('a name is stored in one form, however it was typed', () => {
  expect(name.parse('Caf\u0065\u0301')).toBe('Caf\u00e9');
});

test.each([
  ['a text that runs from right to left', 'Lodge \u202Egpj.exe'],
  ['a space of no width', 'Lake\u200Bside'],
  ['a joiner where nothing is joined', 'Lake\u200dside'],
  ['a joiner of its own', 'علی \u200cرضا'],
  ['a joiner after another', 'علی\u200c\u200cرضا'],
  ['nothing but fillers', '\u3164\u115F'],
  ['nothing but signs', '— · —'],
  ['a line break', 'Lake\nside'],
  ['a next line', 'Lake\u0085side'],
  ['a line separator', 'Lake\u2028side'],
  ['marks upon marks', `Lake${'\u0301'.repeat(70)}`],
  ['marks upon marks, with joiners between', `ක${'\u0dca\u200d'.repeat(9)}`],
  ['half a character', 'Lake\uD800'],
])('refuses %s', (_what, entered) => {
  const { error } = name.safeParse(entered);
  expect(error?.issues.map(({ code, message }) => [code, message])).toEqual([['invalid_format', 'line-unreadable']]);
});
