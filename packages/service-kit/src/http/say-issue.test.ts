import { z } from 'zod';
import { sayIssue } from './say-issue.js';

const form = z.object({
  name: z.string().min(2).max(5),
  guests: z.number().max(4),
  city: z.enum(['Goa']),
  phone: z.string().regex(/\d/, 'Use digits'),
});
const said = (over: object) => {
  const read = form.safeParse({ name: 'Asha', guests: 2, city: 'Goa', phone: '1', ...over });
  return read.error ? sayIssue(read.error.issues[0]!) : undefined;
};

test.each([
  [{ name: 'Ashalatha' }, 'name can have at most 5 characters.'],
  [{ name: 'A' }, 'name must have at least 2 characters.'],
  [{ guests: 9 }, 'guests can be at most 4.'],
  [{ guests: undefined }, 'guests is missing.'],
  [{ guests: null }, 'guests is not of the right kind.'],
  [{ city: 'Oz' }, 'city must be one of the values we know.'],
  [{ phone: 'x' }, 'phone: Use digits'],
])('says of %j in plain words what is wrong', (over, words) => {
  expect(said(over)).toBe(words);
});
