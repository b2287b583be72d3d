import { limits } from '@wayhouse/domain/limits';
import { messages } from './messages.js';

/** The ages in a text such as `4, 9`. */
export const readAges = (text: string): number[] =>
  text
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean)
    .map(Number);

const isAge = (age: number): boolean => Number.isInteger(age) && age >= 0 && age <= limits.childAge;

/** What is wrong with such a text, or nothing. Whether an adult is among the guests is decided by the service. */
export function agesProblem(text: string): string | undefined {
  const ages = readAges(text);
  return ages.length <= limits.searchGuests && ages.every(isAge) ? undefined : messages.childrenAges(limits.childAge);
}
