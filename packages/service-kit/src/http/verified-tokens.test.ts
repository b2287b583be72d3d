import { verifiedTokens } from './verified-tokens.js';

const now = Date.parse('2027-01-05T06:30:00Z');
const inSeconds = (seconds: number) => now / 1000 + seconds;
let clock: jest.SpyInstance;
beforeEach(() => void (clock = jest.spyOn(Date, 'now').mockReturnValue(now)));
afterEach(() => clock.mockRestore());

test('a verified token is its user’s until the moment it is over', () => {
  const tokens = verifiedTokens();
  tokens.remember('one', 'ann', inSeconds(60));
  clock.mockReturnValue(now + 59_999);
  expect(tokens.userOf('one')).toBe('ann');
  clock.mockReturnValue(now + 60_000);
  expect(tokens.userOf('one')).toBeUndefined();
});

test('another token, even one that begins alike, is nobody’s', () => {
  const tokens = verifiedTokens();
  tokens.remember('one', 'ann', inSeconds(60));
  expect([tokens.userOf('one.'), tokens.userOf('on'), tokens.userOf('')]).toEqual([undefined, undefined, undefined]);
});

test('of too many the oldest are forgotten', () => {
  const tokens = verifiedTokens(2);
  for (const name of ['one', 'two', 'three']) tokens.remember(name, 'ann', inSeconds(60));
  expect(['one', 'two', 'three'].map((name) => tokens.userOf(name))).toEqual([undefined, 'ann', 'ann']);
});
