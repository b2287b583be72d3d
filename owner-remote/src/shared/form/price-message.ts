import { limits } from '@wayhouse/domain/limits';
import { messages } from '../messages.js';

/** What is wrong with a price that was entered; `least` is what a card can be charged. */
export const priceMessage = ({ code }: { code?: string }, least: number): string =>
  code === 'not_multiple_of' ? messages.price.cents : messages.price.bounds(least, limits.pricePerNight);
